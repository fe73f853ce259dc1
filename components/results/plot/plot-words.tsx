import { slotTitles } from "@/lib/constraints";
import type { PlotAxes } from "@/lib/dialogue/showing/frontier";
import { productCount } from "@/lib/dialogue/wording/count-words";
import { plotted } from "@/messages/plotted";
import { measured, type PlotBound, type PlotPoint } from "./plot-scale";
import type { TriedBound } from "./try-bound";

/** The bounds are those of x and y. */
export function plotSummary(points: readonly PlotPoint[], axes: PlotAxes, bounds: readonly (PlotBound | null)[]) {
  const passing = points.filter((point) => point.inside);
  const range = (axis: "x" | "y") => {
    const values = passing.map((point) => point[axis]);
    return plotted.range({
      from: measured(axes[axis], Math.min(...values)),
      to: measured(axes[axis], Math.max(...values)),
    });
  };
  const bounded = bounds.map((each, index) => {
    if (!each) return "";
    const slot = index === 0 ? axes.x : axes.y;
    const was = each.asked === null ? "" : plotted.was({ asked: measured(slot, each.asked) });
    return plotted.bound({ label: each.label, now: measured(slot, each.now), was });
  });
  return plotted.summary({
    ...{ x: slotTitles[axes.x], y: slotTitles[axes.y].toLowerCase() },
    products: productCount(passing.length),
    count: passing.length,
    spread: passing.length > 0 ? plotted.spread({ x: range("x"), y: range("y") }) : "",
    bounds: bounded.join(""),
  });
}

/** "1.3 mpg per $1,000 here, up to $25,300". */
export function Slope({ gain, axes, end }: { gain: number; axes: PlotAxes; end: number | undefined }) {
  if (gain < 0.1) return plotted.flat;
  return (
    <span>
      <strong className="font-semibold text-ink">{plotted.slope({ gain: measured(axes.y, gain) })}</strong>
      {end === undefined ? null : plotted.ends({ price: measured(axes.x, end) })}
    </span>
  );
}

export function Tried({ tried: { passing, regains }, asked }: { tried: TriedBound; asked: string }) {
  return (
    <span>
      <strong className="text-title text-ink">{productCount(passing.length)}</strong>
      {regains ? plotted.get({ count: passing.length, asked }) : ""}
    </span>
  );
}

export function triedText({ joins, leaves, passing }: TriedBound, axes: PlotAxes, at: number): string {
  return plotted.try({
    now: measured(axes.x, at),
    joins: joins.length,
    leaves: leaves.length,
    products: productCount(passing.length),
  });
}
