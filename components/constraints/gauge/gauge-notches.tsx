import { joinClasses } from "@/components/ui/join-classes";
import { type NotchForm, notchCount, notchForms } from "./gauge-value";

interface GaugeNotchesProps {
  /** 1 (nice) to 5 (must). 0 draws the gauge off. */
  notches: number;
  locked?: boolean;
  gaveWay?: boolean;
  hover?: number | null;
  unsure?: readonly [number, number] | null;
  pitch?: number;
  /** Relative to 4 px wide notches. */
  scale?: number;
  /** Leans the notch once, right after the wish gave way. */
  animate?: boolean;
  className?: string;
}

const height = 20;
const places = Array.from({ length: notchCount }, (_, index) => index);

/** Decorative, so say its value beside it. */
export function GaugeNotches({ pitch = 8, scale = 1, className, ...state }: GaugeNotchesProps) {
  const step = pitch / scale;
  const width = step * (notchCount - 1) + 4;
  const forms = state.locked ? Array<NotchForm>(notchCount).fill("tall") : notchForms(state);
  return (
    <svg
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className={joinClasses("shrink-0 overflow-visible", className)}
    >
      {state.locked ? <path className="fill-ink" d={`M0 0h${width}v3H0z`} /> : null}
      {places.map((place) => (
        <Notch key={place} x={place * step} form={forms[place] ?? "short"} {...state} />
      ))}
    </svg>
  );
}

const shapes: Readonly<Record<NotchForm, { d: string; className: string }>> = {
  tall: { d: "M0 2h4v18h-4z", className: "fill-ink" },
  leaning: { d: "M0 20h4l4.2-14.9-3.9-1.1z", className: "fill-give" },
  hollow: { d: "M0.5 2.5h3v17h-3z", className: "fill-sunk stroke-edge" },
  removed: { d: "M0.5 2.5h3v17h-3z", className: "fill-none stroke-edge" },
  dashed: { d: "M0.75 2.75h2.5v16.5h-2.5z", className: "fill-none stroke-ink stroke-[1.5] [stroke-dasharray:2_1.5]" },
  short: { d: "M0 15h4v5h-4z", className: "fill-edge" },
};

function Notch({ x, form, ...state }: GaugeNotchesProps & { x: number; form: NotchForm }) {
  const { d, className } = shapes[form];
  const look = form === "tall" && state.gaveWay && !state.locked ? "fill-give" : className;
  // An animation would replace a transform of the notch itself.
  return (
    <g transform={`translate(${x} 0)`}>
      <path d={d} className={joinClasses(look, form === "leaning" && state.animate && "notch-leans")} />
    </g>
  );
}
