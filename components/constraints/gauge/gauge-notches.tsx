import { joinClasses } from "@/components/ui/join-classes";
import { type Level, levelOf, notchesOf } from "@/lib/constraints";
import { chips } from "@/messages/chips";

/** Returns the nearest notch, 1 to 5. Lengths are in pixels. */
export function notchAt(x: number, width: number): number {
  if (width <= 0) return 1;
  return Math.min(notchCount, Math.max(1, Math.floor((x / width) * notchCount) + 1));
}

/** Returns the lowest and highest notch, or `null` for a single one. */
export function unsureNotches(interval: readonly [number, number] | undefined): [number, number] | null {
  if (!interval) return null;
  const low = notchesOf(levelOf(Math.min(...interval)));
  const high = notchesOf(levelOf(Math.max(...interval)));
  return low === high ? null : [low, high];
}

/** "strong, 4 of 5", "locked", "nice to have, gave way". */
export function gaugeText({ level, locked, gaveWay }: { level: Level; locked?: boolean; gaveWay?: boolean }): string {
  if (locked) return chips.locked;
  const said = chips.gauge({ level: chips.level[level], notches: notchesOf(level), most: notchCount });
  return gaveWay ? `${said}${chips.gaveWay}` : said;
}

export const notchCount = 5;

type NotchForm = "tall" | "short" | "leaning" | "hollow" | "dashed" | "removed";

interface GaugeForms {
  /** 1 (nice) to 5 (must). 0 draws the gauge off. */
  notches: number;
  gaveWay?: boolean;
  hover?: number | null;
  unsure?: readonly [number, number] | null;
}

export function notchForms({ notches, gaveWay = false, hover = null, unsure = null }: GaugeForms): NotchForm[] {
  return Array.from({ length: notchCount }, (_, index) => {
    const place = index + 1;
    if (hover !== null && hover !== notches) {
      if (place <= Math.min(hover, notches)) return "tall";
      if (place <= hover) return "hollow";
      if (place <= notches) return "removed";
      return "short";
    }
    if (unsure && place > unsure[0] && place <= unsure[1]) return "dashed";
    if (unsure) return place <= unsure[0] ? "tall" : "short";
    if (place > notches) return "short";
    return gaveWay && place === notches ? "leaning" : "tall";
  });
}

interface GaugeNotchesProps extends GaugeForms {
  locked?: boolean;
  pitch?: number;
  /** Relative to 4 px wide notches. */
  scale?: number;
  /** Leans the notch once, right after the wish gave way. */
  animate?: boolean;
  className?: string;
}

const height = 20;
const leans = "animate-notch-leans origin-bottom-left [transform-box:fill-box]";
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
      {places.map((place) => {
        const form = forms[place] ?? "short";
        const { d, className } = shapes[form];
        const look = form === "tall" && state.gaveWay && !state.locked ? "fill-give" : className;
        // An animation would replace a transform of the notch itself.
        return (
          <g key={place} transform={`translate(${place * step} 0)`}>
            <path d={d} className={joinClasses(look, form === "leaning" && state.animate && leans)} />
          </g>
        );
      })}
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
