import * as Plot from "@observablehq/plot";
import { type MissCause, missCauses } from "@/lib/benchmark/measure";
import { colour, drawChart, drawCharts } from "@/lib/charts/draw-chart";
import { roles } from "@/lib/constraints";
import type { MeanInterval } from "@/lib/statistics/bootstrap";
import type { ReportRow } from "./report-rows";

const width = 840;
const margins = { marginLeft: 330, marginRight: 90, marginTop: 24, marginBottom: 8 };
const rowHeight = 26;

/** Tables show full names. */
const longestName = 46;

function nameOf({ run, style }: ReportRow): string {
  const name = run.includes(style) ? run : `${run}, ${style}`;
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}

const isWhole = ({ setting, items }: ReportRow) => setting === "all" && items === "all";
const tipOf = (what: string, { estimate, low, high }: MeanInterval) =>
  `${what} ${(100 * estimate).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;

/** A row, a heading, or both where a setting has one row. */
type Line = { heading?: string; row?: ReportRow };

function lined(lines: readonly Line[], marks: Plot.Markish[]) {
  const headings = lines.flatMap(({ heading }, line) => (heading ? [{ heading, line }] : []));
  return {
    ...{ width, ...margins, height: margins.marginTop + lines.length * rowHeight + margins.marginBottom },
    y: {
      ...{ type: "band", domain: lines.map((_, line) => line), label: null, tickSize: 0, padding: 0 },
      tickFormat: (line: number) => (lines[line]?.row ? nameOf(lines[line].row) : ""),
    },
    marks: [
      ...marks,
      Plot.text(headings, { ...{ frameAnchor: "left", dx: -322, y: "line", text: "heading" }, fontWeight: 600 }),
    ],
  } satisfies Plot.PlotOptions;
}

const shares: Plot.Markish[] = [
  Plot.gridX([0, 0.25, 0.5, 0.75, 1], { stroke: colour("grid"), strokeOpacity: 1 }),
  Plot.axisX([0, 0.25, 0.5, 0.75, 1], {
    ...{ anchor: "top", tickSize: 0, label: null, color: colour("soft") },
    tickFormat: (share: number) => `${100 * share} %`,
  }),
];

function estimates(lines: readonly Line[], kind: "relaxation" | "product", dy: number): Plot.Markish[] {
  const isProduct = kind === "product";
  const found = lines.flatMap(({ row }, line) => {
    if (!row) return [];
    const interval = isProduct ? row.carMatch : row.relaxMatch;
    return [{ ...interval, line, tip: tipOf(isProduct ? `${roles.thing} match` : "relaxation match", interval) }];
  });
  const stroke = colour(isProduct ? "product" : "ink");
  return [
    Plot.ruleY(found, { y: "line", x1: "low", x2: "high", stroke, strokeWidth: 1.5, dy }),
    Plot.dot(found, {
      ...{ x: "estimate", y: "line", title: "tip", dy, r: 4.5, stroke, strokeWidth: 1.5 },
      ...{ symbol: isProduct ? "square" : "circle", fill: isProduct ? colour("paper") : stroke },
    }),
  ];
}

/** One scale from 0 to 100 percent. */
function plotMatches(rows: readonly ReportRow[]) {
  const lines = rows.filter(isWhole).map((row) => ({ row }));
  const marks = [...shares, ...estimates(lines, "relaxation", -5), ...estimates(lines, "product", 5)];
  return { name: "matches", title: `Relaxation match and ${roles.thing} match by run`, chart: lined(lines, marks) };
}

/** First half of the paper's third figure. */
function plotSettings(rows: readonly ReportRow[]) {
  const lines = bySetting(rows);
  const chart = lined(lines, [...shares, ...estimates(lines, "relaxation", 0)]);
  return { name: "settings", title: "Relaxation match by setting", chart };
}

/** Second half of that figure. */
function plotUnsat(rows: readonly ReportRow[]) {
  const lines = bySetting(rows);
  const counted = lines.flatMap(({ row }, line) => {
    if (!row) return [];
    const { n, unsat } = row.summary;
    const label = `${unsat.count} of ${n}`;
    return [{ line, count: unsat.count, label, tip: `${label} without a ${roles.thing}` }];
  });
  const marks = [
    Plot.axisX([], { label: null }),
    Plot.barX(counted, { x: "count", y: "line", title: "tip", fill: colour("bar"), insetTop: 5, insetBottom: 5 }),
    Plot.text(counted, { x: "count", y: "line", text: "label", textAnchor: "start", dx: 8 }),
    Plot.ruleX([Math.max(1, ...counted.map(({ count }) => count))], { stroke: "none" }),
  ];
  return { name: "unsat", title: `Dialogues without a ${roles.thing} by setting`, chart: lined(lines, marks) };
}

function bySetting(rows: readonly ReportRow[]): Line[] {
  const some = rows.filter(({ setting, items }) => setting !== "all" && setting !== "without S1" && items === "all");
  const settings = [...new Set(some.map(({ setting }) => setting))].sort();
  return settings.flatMap((heading): Line[] => {
    const own = some.filter(({ setting }) => setting === heading);
    return some.length === settings.length
      ? own.map((row) => ({ heading, row }))
      : [{ heading }, ...own.map((row) => ({ row }))];
  });
}

export const causeNames: Readonly<Record<MissCause | "match", string>> = {
  match: "match",
  "target-missing": "target not read",
  "target-misread": "target misread",
  "other-misread": "another misread",
  tie: "tie",
  "wrong-choice": "wrong choice",
};

const wide = width - margins.marginLeft - margins.marginRight;

function plotMisses(rows: readonly ReportRow[], light: boolean) {
  const title = "Matches and misses by cause";
  const whole = rows.filter(isWhole);
  const kinds = ["match", ...missCauses] as const;
  const parts = whole.flatMap(({ summary: { n, relaxMatch, misses } }, line) => {
    let from = 0;
    return kinds.map((kind) => {
      const count = kind === "match" ? relaxMatch.count : misses[kind];
      const to = from + (n > 0 ? count / n : 0);
      const part = { line, kind, from, to, count, tip: `${causeNames[kind]}: ${count} of ${n}` };
      from = to;
      return part;
    });
  });
  const fits = parts.filter(({ from, to, count }) => (to - from) * wide > 8 * String(count).length + 4);
  const marks = [
    Plot.axisX([], { label: null }),
    Plot.barX(parts, {
      ...{ x1: "from", x2: "to", y: "line", title: "tip", insetTop: 4, insetBottom: 4 },
      fill: ({ kind }: (typeof parts)[number]) => colour(kind),
      ...{ stroke: colour("bar"), strokeWidth: 0.3 },
    }),
    Plot.text(fits, {
      ...{ x: ({ from, to }: (typeof parts)[number]) => (from + to) / 2, y: "line", text: "count" },
      fill: ({ kind }: (typeof parts)[number]) => colour(`on-${kind}`),
    }),
  ];
  const lines = whole.map((row) => ({ row }));
  const bars = { ...lined(lines, marks), color: { type: "identity" } } as const;
  const { height } = bars;
  const legend: Plot.PlotOptions = {
    ...{ width, height: 24, margin: 0, marginLeft: 10 },
    ...{ x: { axis: null, domain: [0, 830] }, color: { type: "identity" } },
    marks: [
      Plot.dot(kinds, {
        ...{ x: (_: unknown, index: number) => 6 + index * 132, symbol: "square", r: 6 },
        ...{ fill: (kind: keyof typeof causeNames) => colour(kind), stroke: colour("bar"), strokeWidth: 0.3 },
      }),
      Plot.text(kinds, {
        ...{ x: (_: unknown, index: number) => 16 + index * 132, textAnchor: "start" },
        text: (kind: keyof typeof causeNames) => causeNames[kind],
      }),
    ],
  };
  const svg = drawCharts({ title, light, width, height: height + 24 }, [
    { left: 0, top: 0, chart: bars },
    { left: 0, top: height, chart: legend },
  ]);
  return { name: "misses", title, svg };
}

/** `light` is for files, which print on white. */
export function reportPlots(rows: readonly ReportRow[], light = false) {
  const plain = [plotMatches, plotSettings, plotUnsat].map((plot) => {
    const { name, title, chart } = plot(rows);
    return { name, title, svg: drawChart({ title, light, ...chart }) };
  });
  return [...plain, plotMisses(rows, light)];
}
