import * as Plot from "@observablehq/plot";
import { colour, drawCharts, lineColours } from "./draw-chart";

export interface LinePanel {
  title: string;
  points: { name: string; x: number; y: number }[];
  isLog?: boolean;
  /** By default every x. */
  ticksX?: readonly number[];
  /** By default powers of ten, on a logarithmic height. */
  ticksY?: readonly number[];
  markX: (x: number) => string;
  markY: (y: number) => string;
}

type Bold = (name: string) => boolean;

const width = 760;
const height = 280;
const margins = { marginLeft: 64, marginRight: 250, marginTop: 34, marginBottom: 40 };

/** A name has one color in all panels. */
export function drawLinePanels(title: string, panels: readonly LinePanel[], bold: Bold = () => false): string {
  const names = [...new Set(panels.flatMap(({ points }) => points.map(({ name }) => name)))].sort();
  return drawCharts(
    { title, light: true, width, height: Math.max(1, panels.length) * height },
    panels.map((panel, index) => ({
      ...{ left: 0, top: index * height },
      chart: { ...panelOf(panel, bold), color: coloursOf(names) },
    })),
  );
}

function panelOf({ title, points, isLog, ticksX, ticksY, markX, markY }: LinePanel, bold: Bold): Plot.PlotOptions {
  const places = ticksX ?? [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b);
  const heights = ticksY ?? powersAround(points.map(({ y }) => y));
  const own = [...new Set(points.map(({ name }) => name))].sort();
  const sorted = [...points].sort((a, b) => a.x - b.x);
  const strong = sorted.filter(({ name }) => bold(name));
  return {
    ...{ width, height, ...margins },
    x: { type: isLog ? "log" : "linear", domain: [places[0] ?? 0, places.at(-1) ?? 1] },
    y: { type: ticksY ? "linear" : "log", domain: [heights[0] ?? 0, heights.at(-1) ?? 1] },
    marks: [
      Plot.gridY(heights, { stroke: colour("grid"), strokeOpacity: 1 }),
      Plot.axisY(heights, { label: null, tickSize: 0, tickFormat: markY }),
      Plot.axisX(places, { label: null, tickSize: 0, tickFormat: markX }),
      Plot.line(sorted, { x: "x", y: "y", z: "name", stroke: "name", strokeWidth: 1.5 }),
      Plot.line(strong, { x: "x", y: "y", z: "name", stroke: "name", strokeWidth: 3.5 }),
      Plot.dot(sorted, { x: "x", y: "y", fill: "name", r: 2.5 }),
      Plot.text([title], { ...{ frameAnchor: "top-left", textAnchor: "start", dy: -22 }, fontWeight: "bold" }),
      ...legendOf(own),
    ],
  };
}

/** One color a name, in the names' order. */
export function coloursOf(names: readonly string[]) {
  return { domain: [...names], range: names.map((_, index) => lineColours[index % lineColours.length] ?? "#888") };
}

/** Right of the frame, from its top. */
export function legendOf(names: readonly string[]): Plot.Markish[] {
  return names.flatMap((name, index) => [
    Plot.dot([name], { frameAnchor: "top-right", dx: 20, dy: 6 + index * 17, r: 4, symbol: "square", fill: [name] }),
    Plot.text([name], { frameAnchor: "top-right", textAnchor: "start", dx: 32, dy: index * 17, text: [name] }),
  ]);
}

function powersAround(values: readonly number[]): number[] {
  const bottom = Math.floor(Math.log10(Math.min(...values)));
  const top = Math.max(bottom + 1, Math.ceil(Math.log10(Math.max(...values))));
  return Array.from({ length: top - bottom + 1 }, (_, step) => 10 ** (bottom + step));
}
