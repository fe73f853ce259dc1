import * as Plot from "@observablehq/plot";
import type { HiddenLine } from "@/lib/benchmark/hidden/play-hidden";
import { colour, drawCharts } from "@/lib/charts/draw-chart";
import { groupBy } from "@/lib/statistics/group-by";
import adapt from "./adapt-figures.json";
import { clusteredMeanOf } from "./report-rows";

/** A conversation that ended before keeps its share. */
export const metAfter = ({ met }: Pick<HiddenLine, "met">, questions: number) =>
  met[Math.min(questions, met.length - 1)] ?? 0;

/** Wishes met against questions really asked, each mark a policy cut off after one more. Returns SVG text. */
export function plotHidden(lines: readonly HiddenLine[], budget: number, random: () => number): string {
  const marks = [...groupBy(lines, ({ asker }) => asker)].flatMap(([name, own]) =>
    Array.from({ length: budget + 1 }, (_, cap) => {
      const clusters = [...groupBy(own, ({ shopper }) => shopper).values()];
      const asked = own.map(({ questions }) => Math.min(questions, cap));
      const met = clusteredMeanOf(clusters, (line) => metAfter(line, cap), random);
      return { name, cap, x: asked.reduce((sum, each) => sum + each, 0) / own.length, y: met.estimate, ...met };
    }),
  );
  const ends = marks.filter(({ cap }) => cap === budget).map((each) => ({ ...each, label: labelOf(each) }));
  const ours = marks.filter(({ name }) => name === "adaptive");
  const level = ends.filter(({ name }) => name === "teacher" || name === "never");
  const curve = { x: "x", y: "y", z: "name", stroke: inkOf };
  const main = [
    Plot.areaY(ours, { x: "x", y1: "low", y2: "high", fill: colour("product"), fillOpacity: 0.15 }),
    Plot.ruleY(level, { y: "y", stroke: colour("soft"), strokeDasharray: "6 3" }),
    Plot.line(marks, { ...curve, strokeWidth: ({ name }: { name: string }) => (name === "adaptive" ? 3 : 1.5) }),
    Plot.dot(marks, { x: "x", y: "y", fill: inkOf, r: 3 }),
    ...[ends.filter(({ name }) => name !== "always"), ends.filter(({ name }) => name === "always")].map((some, below) =>
      Plot.text(some, { x: budget, y: "y", text: "label", textAnchor: "start", dx: 10, dy: below * 12, fill: inkOf }),
    ),
  ];
  // Shares of ADAPT's Table 1, unseen people, and their questions.
  const other = [
    Plot.dot(adapt, { x: "x", y: "y", stroke: colour("soft"), r: 3.5 }),
    Plot.text(adapt, { x: "x", y: "y", text: "name", dy: -11, dx: 2, textAnchor: "start" }),
  ];
  return drawCharts({ title: "Wishes met, against questions asked", light: true, width: 960, height: 400 }, [
    { left: 0, top: 0, chart: panelOf("Wishes met, against questions asked", 660, main, [0, budget], 210) },
    { left: 680, top: 0, chart: panelOf("ADAPT: another world", 280, other, [0, 25], 60) },
  ]);
}

const inkOf = ({ name }: { name: string }) =>
  colour(name === "adaptive" ? "product" : name === "always" ? "bar" : "ink");
const labelOf = ({ name, x, y }: { name: string; x: number; y: number }) =>
  `${name} ${(100 * y).toFixed(1)} %, ${x.toFixed(1)} asked`;

function panelOf(title: string, width: number, marks: Plot.Markish[], domain: [number, number], marginRight: number) {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  return {
    ...{ width, height: 400, marginRight, marginLeft: 50, marginTop: 40, marginBottom: 40 },
    x: { domain, label: null, ticks: domain[1] > 8 ? 5 : 8 },
    y: { domain: [0.2, 1], grid: true, label: null, tickFormat: percent },
    marks: [...marks, Plot.text([title], { frameAnchor: "top-left", dy: -28, fontWeight: "bold" })],
  };
}
