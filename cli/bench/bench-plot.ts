import type { Measurement } from "./bench-measure";
import { drawLinePanels } from "./line-panels";

/** A picture of the ratios: one panel an engine and scope, one line a rival, over the number of wishes; log scale. */
export function plotRatios(measurements: readonly Measurement[]): string {
  const rivals = measurements.flatMap((each) =>
    each.name === "lattice" || each.ratio === null ? [] : [{ ...each, ratio: each.ratio }],
  );
  const panels = [...new Set(rivals.map(panelOf))].map((title) => ({
    ...{ title, isLog: false },
    points: rivals
      .filter((each) => panelOf(each) === title)
      .map(({ name, wishes, ratio }) => ({ name, x: wishes, y: ratio })),
    markX: (wishes: number) => `${wishes} wishes`,
    markY: (ratio: number) => `${ratio}x`,
  }));
  return drawLinePanels("Time of each rival as a multiple of the lattice query", panels, { strong: 1 });
}

function panelOf({ engine, rows, scope }: Measurement): string {
  return `${engine}, ${rows.toLocaleString("en-US")} cars, ${scope}`;
}
