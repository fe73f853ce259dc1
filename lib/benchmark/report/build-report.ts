import { type RunConfig, runName } from "@/lib/benchmark/run/play-item";
import { type TableColumns, tableOf } from "@/lib/charts/text-table";
import { roles, type WordTable, wordTable } from "@/lib/constraints";
import { seededRandom } from "@/lib/random";
import type { MeanInterval } from "@/lib/statistics/bootstrap";
import { reportPlots } from "./plots";
import { type AskingRow, askingRow, compareRuns, type ReportRow, reportRows } from "./report-rows";
import { reportTables } from "./report-tables";
import texts from "./report-texts.json";
import type { ReportTable, RunFile } from "./run-file";

/** What asking brought is part of it where a simulated shopper was asked. */
export function buildReport(stored: readonly RunFile[], seed: number) {
  const runs = withShortNames(stored);
  const randomFor = (name: string) => seededRandom(seed, name);
  const rows = reportRows(runs, randomFor);
  const played = runs.filter(({ lines }) => lines.some(({ burden }) => burden));
  const asking = played.map((run) => askingRow(run, randomFor));
  const tables = [...reportTables(rows, compareRuns(runs, randomFor), runs), ...askingTables(asking)];
  return { rows, asking, tables };
}

function withShortNames(runs: readonly RunFile[]): RunFile[] {
  const configs = runs.flatMap(({ stamp }) => (stamp ? [stamp.config] : []));
  const short = runs.map((run) => shortName(run, configs));
  return new Set(short).size < short.length
    ? [...runs]
    : runs.map((run, index) => ({ ...run, name: short[index] ?? run.name }));
}

function shortName({ name, stamp }: RunFile, configs: readonly RunConfig[]): string {
  if (!stamp) return name;
  const given = runName(stamp.config);
  if (!name.endsWith(given)) return name;
  const keys = (Object.keys(stamp.config) as (keyof RunConfig)[]).filter(
    (key) => key === "method" || configs.some((each) => each[key] !== stamp.config[key]),
  );
  const choices = keys.map((key) =>
    key === "seed" || key === "budget" ? `${key} ${stamp.config[key]}` : stamp.config[key],
  );
  const before = name
    .slice(0, name.length - given.length)
    .replace(/_/g, " ")
    .trim();
  return [before, choices.join(", ")].filter(Boolean).join(" ");
}

const number = ({ estimate, low, high }: MeanInterval, digits = 1, scale = 1) => {
  const [mean, from, to] = [estimate, low, high].map((each) => (scale * each).toFixed(digits));
  return `${mean} [${from}, ${to}]`;
};
const percent = (interval: MeanInterval) => number(interval, 1, 100);

export function askingTables(rows: readonly AskingRow[]): ReportTable[] {
  if (rows.length === 0) return [];
  return [
    { ...texts.quality, ...tableOf(qualityColumns, rows) },
    { ...texts.asking, ...tableOf(burdenColumns, rows) },
  ];
}

const qualityColumns: TableColumns<AskingRow> = {
  run: ({ name }) => name,
  [`relaxation with ${roles.thing}`]: ({ relaxMatch }) => percent(relaxMatch),
  "wishes met": ({ wishesKept }) => percent(wishesKept),
  "by weight": ({ weightKept }) => percent(weightKept),
  questions: ({ questions }) => number(questions, 2),
  seconds: ({ seconds }) => number(seconds),
  "turn-weighted": ({ turnWeighted }) => (100 * turnWeighted).toFixed(1),
};

const burdenColumns: TableColumns<AskingRow> = {
  run: ({ name }) => name,
  "words read": ({ burden }) => burden.wordsRead.toFixed(1),
  choices: ({ burden }) => burden.choices.toFixed(1),
  "repeated, %": ({ repeated }) => (100 * repeated).toFixed(1),
  likeness: ({ likeness }) => likeness?.toFixed(2) ?? "-",
  "aspects, %": ({ aspects }) => {
    const first = aspects.slice(0, 8).map(([slot, share]) => `${slot} ${(100 * share).toFixed(0)}`);
    return first.join(", ") || "-";
  },
};

const style = `
:root { color-scheme: light dark; --ground: light-dark(#fbf9f4, #171614); --ink: light-dark(#1c1a17, #f1ede5); --soft: light-dark(#57524a, #bdb6a9); --rule: light-dark(#e5e0d5, #2d2a26); }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--ground); margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; } p { color: var(--soft); max-width: 46rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 13px; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th:nth-child(-n+2), td:nth-child(-n+2) { text-align: left; }`;

const notes: WordTable<string> = wordTable(texts.plots);

/** Self-contained: no outside script, font or picture. */
export function renderHtml(title: string, rows: readonly ReportRow[], tables: readonly ReportTable[]): string {
  const plots = reportPlots(rows).map(
    ({ name, title, svg }) =>
      `<h2>${escapeText(title)}</h2><p>${notes[name] ?? ""}</p><div class="wide" tabindex="0">${svg}</div>`,
  );
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeText(title)}</title><style>${style}</style></head><body><main><h1>${escapeText(title)}</h1>`,
    ...plots,
    ...tables.map(tableHtml),
    "</main></body></html>\n",
  ].join("\n");
}

function tableHtml({ title, note, heads, rows }: ReportTable): string {
  const cells = (row: readonly string[], tag: "td" | "th") =>
    `<tr>${row.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join("")}</tr>`;
  return [
    `<h2>${escapeText(title)}</h2><p>${escapeText(note)}</p><div class="wide" tabindex="0"><table>`,
    `<thead>${cells(heads, "th")}</thead><tbody>${rows.map((row) => cells(row, "td")).join("")}</tbody></table></div>`,
  ].join("");
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
