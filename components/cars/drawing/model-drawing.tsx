import { frontView, type Look, sideView } from "@/lib/constraints/sold/drawing";
import { list } from "@/messages/list";
import { SidePaths } from "./side-drawing";

/** Pixels an inch where there is room; the drawing shrinks with the page. */
const scale = 3.05;
/** Room in inches around the outline for dimensions: between the views, below the ground. */
const [between, beside, below] = [26, 8, 24];

/** A model large, from its side and from ahead on one ground line, with its dimensions outside the outlines. */
export function ModelDrawing({ look, name }: { look: Look; name: string }) {
  const side = sideView(look, (look.size[0] ?? 0) * scale);
  const front = frontView(look);
  const [length = 0, height = 0, wheelbase = 0, clearance = 0, width = 0] = look.size;
  const [first, last] = side.wheels;
  const far = length + between;
  const line = { strokeLinejoin: "round", vectorEffect: "non-scaling-stroke" } as const;
  const across = (from: number, to: number, y: number, text: string) => (
    <Measure {...{ from: [from, y], to: [to, y], text }} />
  );
  return (
    <svg
      viewBox={`-2 ${-height - 4} ${far + width + beside} ${height + 4 + below}`}
      role="img"
      aria-label={list.drawing.model({ name, length, width, height })}
      className="w-full max-w-[860px] overflow-visible"
    >
      <path d={`M-2 0H${far + width + beside}`} className="stroke-line2" strokeWidth="1" {...line} />
      <SidePaths view={side} width={length * scale} />
      <g transform={`translate(${far} 0)`}>
        <path d={front.tires} className="fill-tire" />
        <path d={front.body} className="fill-drawn stroke-ink" strokeWidth="2" {...line} />
        <path d={front.glass} className="fill-glass" />
        <path d={front.cladding} className="fill-cladding" />
        <path d={front.lamps} className="fill-drawn stroke-ink" strokeWidth="1" {...line} />
        <path d={front.plate} className="fill-drawn" />
      </g>
      {look.typical || !first || !last ? null : (
        <>
          {across(first.x, last.x, 8, list.drawing.wheelbase({ inches: wheelbase }))}
          {across(0, length, 18, list.drawing.length({ inches: length }))}
          {across(far, far + width, 8, list.drawing.width({ inches: width }))}
          <Measure from={[length + 9, 0]} to={[length + 9, -height]} text={list.drawing.height({ inches: height })} />
          {look.stated ? (
            <text
              x={(first.x + last.x) / 2}
              y={-clearance / 2 + 2}
              textAnchor="middle"
              className="fill-ink2"
              fontSize="4.6"
            >
              {list.drawing.clearance({ inches: clearance })}
            </text>
          ) : null}
        </>
      )}
    </svg>
  );
}

interface MeasureProps {
  from: readonly [number, number];
  to: readonly [number, number];
  text: string;
}

/** A dimension: a line between two short ends, its words in a gap in the middle. */
function Measure({ from: [x1, y1], to: [x2, y2], text }: MeasureProps) {
  const upright = x1 === x2;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const end = (px: number, py: number) => (upright ? `M${px - 1.5} ${py}h3` : `M${px} ${py - 1.5}v3`);
  return (
    <>
      <path
        d={`M${x1} ${y1}L${x2} ${y2}${end(x1, y1)}${end(x2, y2)}`}
        className="fill-none stroke-edge"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <text
        x={x}
        y={y}
        dy="0.35em"
        textAnchor="middle"
        fontSize="4.6"
        strokeWidth="4"
        transform={upright ? `rotate(-90 ${x} ${y})` : undefined}
        className="fill-ink2 stroke-paper [paint-order:stroke]"
      >
        {text}
      </text>
    </>
  );
}
