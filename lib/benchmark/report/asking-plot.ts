import * as Plot from "@observablehq/plot";
import { colour, drawCharts } from "@/lib/charts/draw-chart";
import { coloursOf, legendOf } from "@/lib/charts/line-panels";
import { roles } from "@/lib/constraints";
import type { MeanInterval } from "@/lib/statistics/bootstrap";
import type { AskingRow } from "./report-rows";

const panel = { width: 520, height: 320, gap: 20 };
const margins = { marginLeft: 60, marginTop: 20, marginRight: 170, marginBottom: 50 };

/** Plots satisfaction and relaxation match against questions (left) and seconds (right). Returns SVG text. */
export function plotAsking(rows: readonly AskingRow[]): string {
  const intervals = rows.flatMap(({ relaxMatch, weightKept }) => [relaxMatch, weightKept]);
  const low = Math.floor(Math.min(...intervals.map((each) => each.low)) * 20) / 20;
  const high = Math.ceil(Math.max(...intervals.map((each) => each.high)) * 20) / 20;
  const domain: [number, number] = [low, Math.max(high, low + 0.05)];
  const panels = [
    { title: "questions", of: (row: AskingRow) => row.questions },
    { title: "seconds", of: (row: AskingRow) => row.seconds },
  ];
  return drawCharts(
    {
      title: "Quality against questions and burden",
      description: `Filled dots: relaxation with ${roles.thing}. Hollow squares: weight of the wishes met.`,
      ...{ width: 2 * panel.width + panel.gap, height: panel.height + 30 },
    },
    [
      { left: 60, top: 0, chart: key },
      ...panels.map(({ title, of }, index) => ({
        ...{ left: index * (panel.width + panel.gap), top: 30 },
        chart: panelOf(rows, title, of, domain),
      })),
    ],
  );
}

const key: Plot.PlotOptions = {
  ...{ width: 520, height: 28, margin: 0 },
  marks: [
    Plot.text([`filled dot: relaxation with ${roles.thing}; hollow square: weight of the wishes met`], {
      ...{ frameAnchor: "left", textAnchor: "start" },
    }),
  ],
};

type Measured = (row: AskingRow) => MeanInterval;

const axis = { label: null, tickSize: 0, color: colour("soft") };

function panelOf(rows: readonly AskingRow[], title: string, of: Measured, domain: [low: number, high: number]) {
  const most = Math.max(...rows.map((row) => of(row).high), 1);
  const across = [0, most / 2, most];
  const up = [0, 0.5, 1].map((share) => domain[0] + share * (domain[1] - domain[0]));
  const names = [...new Set(rows.map(({ name }) => name))];
  return {
    ...{ width: panel.width, height: panel.height, ...margins },
    ...{ x: { domain: [0, most] }, y: { domain } },
    marks: [
      Plot.gridY(up, { stroke: colour("grid"), strokeOpacity: 1 }),
      Plot.axisY(up, { ...axis, tickFormat: (value: number) => `${(100 * value).toFixed(0)} %` }),
      Plot.axisX(across, { ...axis, tickFormat: (value: number) => value.toFixed(1) }),
      Plot.text([title], { frameAnchor: "bottom", dy: 42, fontWeight: 600 }),
      ...crosses(rows, title, of, "relaxation"),
      ...crosses(rows, title, of, "car"),
      ...legendOf(names),
    ],
    color: coloursOf(names),
  };
}

function crosses(rows: readonly AskingRow[], title: string, of: Measured, kind: "relaxation" | "car"): Plot.Markish[] {
  const points = rows.map((row) => {
    const [across, up] = [of(row), kind === "car" ? row.weightKept : row.relaxMatch];
    const tip = `${row.name}: ${(100 * up.estimate).toFixed(1)} % at ${across.estimate.toFixed(1)} ${title}`;
    return { name: row.name, across, up, tip };
  });
  type Point = (typeof points)[number];
  const [x, y] = [({ across }: Point) => across.estimate, ({ up }: Point) => up.estimate];
  const line = { stroke: "name", strokeWidth: 1.5 };
  return [
    Plot.ruleY(points, { y, x1: ({ across }) => across.low, x2: ({ across }) => across.high, ...line }),
    Plot.ruleX(points, { x, y1: ({ up }) => up.low, y2: ({ up }) => up.high, ...line }),
    Plot.dot(points, {
      ...{ x, y, title: "tip", r: 4.5, ...line },
      ...{ symbol: kind === "car" ? "square" : "circle", fill: kind === "car" ? colour("paper") : "name" },
    }),
  ];
}
