import { memo } from "react";
import type { PlotAxes } from "@/lib/dialogue/showing/frontier";
import { list } from "@/messages/list";
import { measured, modelOf, type PlotPoint, share } from "./plot-scale";

const looks = {
  passes: { r: 4.5, strokeWidth: 1, className: "fill-keep stroke-paper" },
  leaves: { r: 4, strokeWidth: 1.5, className: "fill-paper stroke-ink" },
  outside: { r: 3.6, strokeWidth: 1.2, className: "fill-paper stroke-edge" },
} as const;

interface DotProps {
  cx: string;
  cy: number;
  look: keyof typeof looks;
}

/** Redrawn only when it joins or leaves: hundreds of others stay as they are while a bound is dragged. */
export const Dot = memo(function Dot({ cx, cy, look }: DotProps) {
  return (
    <>
      <circle cx={cx} cy={cy} {...looks[look]} />
      {look === "leaves" ? (
        <svg x={cx} y={cy} overflow="visible" aria-hidden="true">
          <path d="M-2 0h4" className="stroke-ink" strokeWidth="1.5" />
        </svg>
      ) : null}
    </>
  );
});

interface PointLabelProps {
  /** A share of the width, and pixels from the top. */
  x: number;
  y: number;
  text: string;
  left: boolean;
  joins?: boolean;
  ringed?: boolean;
}

/** A name beside its dot. */
export function PointLabel({ x, y, text, left, joins = false, ringed = false }: PointLabelProps) {
  return (
    <svg x={share(x)} y={y} overflow="visible" aria-hidden="true" className="pointer-events-none">
      {ringed ? <circle r="6.5" className="fill-none stroke-ink" strokeWidth="1.5" /> : null}
      <text
        x={left ? -10 : 10}
        y={joins ? 4 : y < 24 && ringed ? 20 : -9}
        textAnchor={left ? "end" : "start"}
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className={`stroke-paper text-small ${joins ? "fill-keep font-semibold" : "fill-ink font-medium"}`}
      >
        {text}
      </text>
    </svg>
  );
}

interface NamedPoint {
  point: PlotPoint;
  text: string;
  joins: boolean;
}

/** Pixels that keep two names apart, one above the other and side by side. */
const lineHeight = 18;
const nameWidth = 170;

/** The points worth a name where names leave each other room: those that join, the first ones listed, the line's end. */
export function namedPoints(
  wanted: { joins: readonly PlotPoint[]; first: readonly PlotPoint[]; end: PlotPoint | undefined },
  axes: PlotAxes,
  pixels: (point: PlotPoint) => { x: number; y: number },
): NamedPoint[] {
  const value = (point: PlotPoint) => measured(axes.y, point.y);
  const all = [
    ...wanted.joins.map((point) => ({ point, joins: true })),
    ...[wanted.end, ...wanted.first].flatMap((point) => (point ? [{ point, joins: false }] : [])),
  ];
  const named: NamedPoint[] = [];
  for (const { point, joins } of all) {
    const name = modelOf(point.name);
    const at = pixels(point);
    const free = named.every(({ point: other }) => {
      const { x, y } = pixels(other);
      return modelOf(other.name) !== name && (Math.abs(y - at.y) >= lineHeight || Math.abs(x - at.x) >= nameWidth);
    });
    const text = joins
      ? list.plot.joined({ name, value: value(point) })
      : point === wanted.end
        ? list.plot.ending({ name, value: value(point) })
        : name;
    if (free && named.length < mostNamed) named.push({ point, joins, text });
  }
  return named;
}

const mostNamed = 5;
