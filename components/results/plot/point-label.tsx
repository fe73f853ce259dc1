import { tickLabel } from "@/components/constraints/drawing/ticks";
import { list } from "@/messages/list";
import type { PlotPoint } from "./plot-scale";

/** The car under the pointer, ringed and named; `x` is a share of the width, `y` in pixels. */
export function PointLabel({ point, x, y }: { point: PlotPoint; x: number; y: number }) {
  const left = x > 0.6;
  return (
    <svg x={`${x * 100}%`} y={y} overflow="visible" aria-hidden="true" className="pointer-events-none">
      <circle r="6.5" className="fill-none stroke-ink" strokeWidth="1.5" />
      <text
        x={left ? -12 : 12}
        y={y < 24 ? 20 : -10}
        textAnchor={left ? "end" : "start"}
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink stroke-paper text-small font-medium"
      >
        {list.plot.point({ name: point.name, price: tickLabel(point.price, true), mpg: point.measure })}
      </text>
    </svg>
  );
}
