import * as Plot from "@observablehq/plot";
import { drawChart } from "@/lib/charts/draw-chart";
import { dataset } from "@/messages/dataset";
import type { Analysis } from "./analysis-tables";
import type { searchMeasures } from "./measures";

const width = 640;
const rowHeight = 34;
const headingHeight = 20;

/** Draws each arm's mean with its 95% interval, as SVG. */
export function plotIntervals({ arms, measures }: Pick<Analysis, "arms" | "measures">, measure: string): string {
  const title = measures.get(measure) ?? measure;
  const drawn = arms.flatMap(({ condition, estimates }) => {
    const estimate = estimates[measure];
    return estimate ? [{ condition, ...estimate, n: `n ${estimate.participants}` }] : [];
  });
  const ends = drawn.flatMap(({ mean, interval }) => [mean, interval?.low ?? mean, interval?.high ?? mean]);
  const [low, high] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  // So that plots of shares compare.
  const domain = low >= 0 && high <= 1 ? [0, 1] : [low, high];
  const heading = title.match(wholeLines) ?? [];
  const marginTop = 28 + heading.length * headingHeight;
  const intervals = drawn.flatMap(({ condition, interval }) => (interval ? [{ condition, ...interval }] : []));
  const unit = units[measure as keyof typeof searchMeasures] ?? "points";
  const label = `Mean and 95% interval over participants, ${unit}`;
  const axis = { color: "#444", tickSize: 0, label, labelArrow: "none" as const, labelOffset: 40 };
  return drawChart({
    title: `${title}: mean and 95% interval for each arm`,
    ...{ light: true, width, height: marginTop + 8 + drawn.length * rowHeight + 52 },
    ...{ marginTop, marginLeft: 170, marginRight: 70, marginBottom: 52 },
    x: { domain, nice: true, ticks: 6 },
    y: { type: "band", domain: drawn.map(({ condition }) => condition), label: null, tickSize: 0, padding: 0 },
    marks: [
      Plot.gridX({ stroke: "#ccc", strokeOpacity: 1 }),
      Plot.axisX({ ...axis, labelAnchor: "center" }),
      Plot.ruleY(intervals, { y: "condition", x1: "low", x2: "high", stroke: "#111", strokeWidth: 2 }),
      Plot.dot(drawn, { x: "mean", y: "condition", r: 5, fill: "#fff", stroke: "#111", strokeWidth: 2 }),
      Plot.text(drawn, { ...{ frameAnchor: "right", dx: 62, y: "condition", text: "n" }, fill: "#444" }),
      Plot.text([heading.join("\n")], {
        ...{ frameAnchor: "top-left", textAnchor: "start", dx: -158, dy: 12 - marginTop },
        ...{ fontSize: 14, fontWeight: "bold", lineHeight: headingHeight / 14 },
      }),
    ],
  });
}

const units: Readonly<Record<keyof typeof searchMeasures, string>> = dataset.units;

/** Words of up to 78 characters together, or a longer one alone. */
const wholeLines = /\S.{0,77}(?= |$)|\S+/g;
