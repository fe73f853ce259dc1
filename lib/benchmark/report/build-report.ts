import { type RunConfig, runName } from "@/lib/benchmark/run/run-config";
import { type TableColumns, tableOf } from "@/lib/charts/text-table";
import { seededRandom } from "@/lib/random";
import type { MeanInterval } from "@/lib/statistics/bootstrap";
import { type AskingRow, askingRow } from "./asking-row";
import { compareRuns, reportRows } from "./report-rows";
import type { ReportTable } from "./report-table";
import { reportTables } from "./report-tables";
import type { RunFile } from "./run-file";

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
    {
      title: "Quality against questions and burden",
      note: "Percent of conversations, and of the item's wishes that the final car meets; in brackets 95 % intervals of a bootstrap over items. Seconds are estimated from what is read, chosen and typed.",
      ...tableOf(qualityColumns, rows),
    },
    {
      title: "Repetition and aspects",
      note: "Means of a conversation. Repeated: conversations that asked about a slot twice. Likeness: shared words of a question and the likest before it. Aspects: shares of all slot questions.",
      ...tableOf(burdenColumns, rows),
    },
  ];
}

const qualityColumns: TableColumns<AskingRow> = {
  run: ({ name }) => name,
  "relaxation with car": ({ relaxMatch }) => percent(relaxMatch),
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
