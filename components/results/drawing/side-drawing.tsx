import { type Look, lookOfStyle, type SideView, sideView } from "@/lib/constraints/sold/drawing";
import { list } from "@/messages/list";

interface SideDrawingProps {
  /** Undefined in old stored replies and for a bare body style. */
  look?: Look | undefined;
  /** "4dr SUV", "Sedan", "pickup". */
  style: string;
  /** Pixels per inch, shared within a list. `--inch` overrides it. */
  scale?: number;
  /** Read out if set: "Toyota RAV4". */
  name?: string;
  className?: string;
}

/** Decorative without a name. */
export function SideDrawing({ look = undefined, style, scale = 0.44, name, className = "" }: SideDrawingProps) {
  const drawn = look ?? lookOfStyle(style);
  const view = sideView(drawn, (drawn.size[0] ?? 0) * scale);
  const photo = look?.photo;
  const { length } = view;
  const height = photo ? length / 2 : view.height;
  const frame = {
    className: `inline-block shrink-0 ${className}`,
    style: { width: `calc(${length} * var(--inch, ${scale}px))` },
  };
  const svg = (
    <svg viewBox={`0 ${-height} ${length} ${height}`} aria-hidden="true" className="block w-full overflow-visible">
      {photo ? (
        <image href={photo} y={-height} width={length} height={height} preserveAspectRatio="xMidYMid slice" />
      ) : (
        <SidePaths view={view} width={length * scale} />
      )}
    </svg>
  );
  if (!name) return <span {...frame}>{svg}</span>;
  return (
    <span role="img" aria-label={photo ? name : sideWords(name, drawn)} {...frame}>
      {svg}
    </span>
  );
}

function sideWords(name: string, { size, typical }: Look): string {
  const inches = Math.round(size[0] ?? 0);
  return typical
    ? list.drawn.typical({ name })
    : list.drawn.side({ name, feet: Math.floor(inches / 12), inches: inches % 12 });
}

export function SidePaths({ view, width }: { view: SideView; width: number }) {
  const outline = width > 400 ? 2 : width < 80 ? 1.2 : 1.5;
  const line = {
    fill: "none",
    strokeLinejoin: "round",
    strokeLinecap: "round",
    vectorEffect: "non-scaling-stroke",
  } as const;
  return (
    <>
      <path d={view.body} className="fill-drawn" />
      <path d={view.cladding} className="fill-cladding" />
      <path d={view.glass} className="fill-glass" />
      <path d={view.lamps} className="fill-lamp" />
      <path d={view.lines} className="stroke-lamp" {...line} />
      <path d={view.spare} className="fill-tire stroke-ink2" strokeWidth="0.75" vectorEffect="non-scaling-stroke" />
      <path d={view.body + view.edges} className="stroke-ink" strokeWidth={outline} {...line} />
      {view.wheels.map(({ x, radius }) => (
        <g key={x} transform={`translate(${x.toFixed(1)} ${(-radius).toFixed(1)})`}>
          <circle r={radius} className="fill-tire stroke-ink2" strokeWidth="0.75" vectorEffect="non-scaling-stroke" />
          <circle r={radius * 0.58} className="fill-drawn" />
          {width > 130 ? <path d={spokes(radius * 0.54)} className="stroke-lamp" strokeWidth={radius * 0.12} /> : null}
          <circle r={radius * 0.15} className="fill-lamp" />
        </g>
      ))}
    </>
  );
}

function spokes(radius: number): string {
  return [0, 1, 2, 3, 4]
    .map((each) => {
      const angle = ((each * 72 - 90) * Math.PI) / 180;
      return `M0 0L${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
    })
    .join("");
}
