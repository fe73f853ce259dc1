import { frontView, type Look, lookOfStyle, type SideView, sideView } from "@/lib/constraints/sold/drawing";
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
  const named = name ? { role: "img", "aria-label": photo ? name : sideWords(name, drawn) } : {};
  return <span {...{ ...named, ...frame }}>{svg}</span>;
}

function sideWords(name: string, { size, typical }: Look): string {
  if (typical) return list.drawn.typical({ name });
  const inches = Math.round(size[0] ?? 0);
  return list.drawn.side({ name, feet: Math.floor(inches / 12), inches: inches % 12 });
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

const scale = 3.05;
const [between, beside, below] = [26, 8, 24];
const steady = { strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;

export function ModelDrawing({ look, name }: { look: Look; name: string }) {
  const side = sideView(look, (look.size[0] ?? 0) * scale);
  const front = frontView(look);
  const [length = 0, height = 0, wheelbase = 0, clearance = 0, width = 0] = look.size;
  const [first = 0, last = 0] = side.wheels.map(({ x }) => x);
  const far = length + between;
  const text = list.drawn;
  const words = look.typical ? text.typical({ name }) : text.model({ name, length, width, height });
  return (
    <figure>
      <svg
        viewBox={`-2 ${-height - 4} ${far + width + beside} ${height + 4 + below}`}
        role="img"
        aria-label={words}
        className="block w-full max-w-[860px] overflow-visible"
      >
        <path d={`M-2 0H${far + width + beside}`} className="stroke-line2" {...steady} />
        <SidePaths view={side} width={length * scale} />
        <g transform={`translate(${far} 0)`}>
          <path d={front.tires} className="fill-tire stroke-ink2" strokeWidth="0.75" {...steady} />
          <path d={front.body} className="fill-drawn stroke-ink" strokeWidth="2" {...steady} />
          <path d={front.glass} className="fill-glass" />
          <path d={front.cladding} className="fill-cladding" />
          <path d={front.lamps} className="fill-drawn stroke-ink" {...steady} />
          <path d={front.plate} className="fill-drawn" />
        </g>
        {look.typical || wheelbase === 0 ? null : (
          <g className="max-sm:hidden">
            <Measure from={[first, 8]} to={[last, 8]} text={text.wheelbase({ inches: wheelbase })} />
            <Measure from={[0, 18]} to={[length, 18]} text={text.length({ inches: length })} />
            <Measure from={[far, 8]} to={[far + width, 8]} text={text.width({ inches: width })} />
            <Measure from={[length + 9, 0]} to={[length + 9, -height]} text={text.height({ inches: height })} />
            {look.stated ? <Clearance at={(first + last) / 2} inches={clearance} /> : null}
          </g>
        )}
      </svg>
      <figcaption aria-hidden="true" className="text-small text-ink2 sm:hidden">
        {words}
      </figcaption>
    </figure>
  );
}

type Place = readonly [x: number, y: number];

function Measure({ from: [x1, y1], to: [x2, y2], text }: { from: Place; to: Place; text: string }) {
  const upright = x1 === x2;
  const end = (x: number, y: number) => (upright ? `M${x - 1.5} ${y}h3` : `M${x} ${y - 1.5}v3`);
  const line = `M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}`;
  return (
    <>
      <path d={line} className="fill-none stroke-edge" {...steady} />
      <text
        transform={`translate(${(x1 + x2) / 2} ${(y1 + y2) / 2}) rotate(${upright ? -90 : 0})`}
        dy="0.35em"
        className="halo fill-ink2 text-[4.6px] [text-anchor:middle]"
      >
        {text}
      </text>
    </>
  );
}

/** Words are beside the room, so no paper hides the outlines. */
function Clearance({ at, inches }: { at: number; inches: number }) {
  return (
    <>
      <path d={`M${at - 18} 0V${-inches}m-1.5 0h3M${at - 19.5} 0h3`} className="stroke-edge" {...steady} />
      <text x={at - 14} y={-inches / 2} dy="0.35em" className="fill-ink2 text-[4.6px]">
        {list.drawn.clearance({ inches })}
      </text>
    </>
  );
}
