import { memo } from "react";
import { share } from "@/components/constraints/drawing/ticks";
import type { PlotAxes } from "@/lib/dialogue/showing/frontier";
import { plotted } from "@/messages/plotted";
import { measured, modelOf, type PlotPoint } from "./plot-scale";

const looks = {
  passes: { r: 4.5, strokeWidth: 1, className: "fill-keep stroke-paper" },
  leaves: { r: 4, strokeWidth: 1.5, className: "fill-paper stroke-ink" },
  outside: { r: 3.6, strokeWidth: 1.2, className: "fill-paper stroke-edge" },
} as const;

/** Memoized, so hundreds of dots stay unchanged during a drag. */
export const Dot = memo(function Dot({ cx, cy, look }: { cx: string; cy: number; look: keyof typeof looks }) {
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
  /** x is a share of the width, y pixels from the top. */
  x: number;
  y: number;
  text: string;
  left: boolean;
  joins?: boolean;
  ringed?: boolean;
}

export function PointLabel({ x, y, text, left, joins = false, ringed = false }: PointLabelProps) {
  return (
    <svg x={share(x)} y={y} overflow="visible" aria-hidden="true" className="pointer-events-none">
      {ringed ? <circle r="6.5" className="fill-none stroke-ink" strokeWidth="1.5" /> : null}
      <text
        x={left ? -10 : 10}
        y={joins ? 4 : y < 24 && ringed ? 20 : -9}
        textAnchor={left ? "end" : "start"}
        strokeWidth="9"
        strokeLinejoin="round"
        paintOrder="stroke"
        className={`stroke-paper text-small ${joins ? "fill-keep font-semibold" : "fill-ink font-medium"}`}
      >
        {text}
      </text>
    </svg>
  );
}

const lineHeight = 18;
/** Pixels: a joining name says so. */
const [nameWidth, joinedWidth] = [170, 260];
const mostNamed = 5;

/** Joining points, the line's end, the first listed. */
export function namedPoints(
  { joins, others, y }: { joins: readonly PlotPoint[]; others: readonly PlotPoint[]; y: PlotAxes["y"] },
  pixels: (point: PlotPoint) => { x: number; y: number },
) {
  const named: { point: PlotPoint; text: string; joins: boolean }[] = [];
  for (const point of [...joins, ...others]) {
    const name = modelOf(point.name);
    const at = pixels(point);
    const isFree = named.every(({ point: other, joins: long }) => {
      const near = pixels(other);
      const isBeside = Math.abs(near.x - at.x) >= (long ? joinedWidth : nameWidth);
      const apart = Math.abs(near.y - at.y) >= lineHeight || isBeside;
      return modelOf(other.name) !== name && apart;
    });
    if (!isFree || named.length >= mostNamed) continue;
    const joining = joins.includes(point);
    const text = (joining ? plotted.joined : plotted.ending)({ name, value: measured(y, point.y) });
    named.push({ point, joins: joining, text });
  }
  return named;
}
