import { missCauses } from "@/lib/benchmark/measure";
import { type CountedRate, percentText, type RunLine, type Summary } from "@/lib/benchmark/run-line";
import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { seededRandom } from "@/lib/random";
import type { MeanInterval } from "@/lib/statistics/bootstrap";
import { groupBy } from "@/lib/statistics/group-by";
import { paperLayout } from "./paper-layout";
import { burdens, type ReportRow, type RunComparison, reportRows } from "./report-rows";
import type { ReportTable, RunFile } from "./run-file";

const interval = ({ estimate, low, high }: MeanInterval) =>
  `${percentText(estimate)} [${percentText(low)}, ${percentText(high)}]`;

const names: TableColumns<ReportRow> = {
  run: ({ run }) => run,
  method: ({ method }) => method,
  style: ({ style }) => style,
  items: ({ setting, items }) => (items === "all" ? setting : items),
};

function share(of: (summary: Summary) => CountedRate): (row: ReportRow) => string {
  return ({ summary }) => percentText(of(summary).rate);
}

export function reportTables(
  rows: readonly ReportRow[],
  comparisons: readonly RunComparison[],
  runs: readonly RunFile[] = [],
): ReportTable[] {
  const whole = rows.filter(({ setting, items }) => setting === "all" && items === "all");
  const slots = whole.flatMap((row) =>
    Object.entries(row.summary.perSlot).map(([slot, counts]) => ({ row, slot, ...counts })),
  );
  const kept = rows.filter(({ summary }) => summary.regret !== undefined);
  const burdened = rows.filter(({ burden }) => burden);
  const stamps = runs.flatMap(({ name, stamp }) => (stamp ? [{ name, ...stamp }] : []));
  const tables: ReportTable[] = [
    {
      title: "Relaxations and cars",
      note: "Percent of dialogues. In brackets the 95 % interval of a bootstrap that draws whole items. A tie is a miss; `expected` counts it by the chance of a blind pick.",
      ...tableOf(matchColumns, rows),
    },
    ...paperLayout(rows),
    {
      title: "Extraction and feasibility",
      note: "Columns of the paper's tables: constraints a dialogue, slots completed, satisfiable without and after a relaxation, unsatisfiable, a car recommended (percent).",
      ...tableOf(extractionColumns, rows),
    },
    {
      title: "Misses by cause",
      note: "Counts; the first cause that applies. Silent drops are missing targets whose absence makes the query satisfiable.",
      ...tableOf(missColumns, rows),
    },
    {
      title: "What the car keeps",
      note: "On column: relaxation match with a replacement credited on the constraint it replaces (percent). Wishes kept: share of the item's wishes the recommended car meets (percent). Regret: weight lost beyond the least that had to be (percent of all weight). Means of a dialogue; one without a car keeps nothing.",
      ...tableOf(keptColumns, kept),
    },
    {
      title: "Slots completed",
      note: "Slots for which a constraint was extracted, of those asked about.",
      ...tableOf(slotColumns, slots),
    },
    {
      title: "Burden",
      note: "Means of a conversation of the simulated shopper; seconds are estimated from what is read, chosen and typed. Latency: what the dialogue took for a turn on the machine that ran it.",
      ...tableOf(burdenColumns, burdened),
    },
    {
      title: "Runs against each other",
      note: "Relaxation match of the first minus the second in percentage points, on the dialogues both have. p: sign-flip test by item, and after Holm's correction; McNemar's exact test takes dialogues for independent.",
      ...tableOf(differenceColumns, comparisons),
    },
    {
      title: "How the runs were made",
      note: "Checksums and hashes are SHA-256, their first twelve digits.",
      ...tableOf(makingColumns, stamps),
    },
  ];
  return tables.filter((table) => table.rows.length > 0);
}

const matchColumns: TableColumns<ReportRow> = {
  ...names,
  n: ({ summary }) => summary.n,
  relaxation: ({ relaxMatch }) => interval(relaxMatch),
  "with car": share(({ relaxMatchWithCar }) => relaxMatchWithCar),
  car: ({ carMatch }) => interval(carMatch),
  "car of relaxation": share(({ carMatchGivenRelaxMatch }) => carMatchGivenRelaxMatch),
  expected: share(({ expectedRelaxMatch }) => expectedRelaxMatch),
  ties: ({ summary }) => summary.ties.count,
  "first drop": share(({ firstDropMatch }) => firstDropMatch),
};

/** The first table, with a run for every model. */
export function matchTable(lines: readonly RunLine[]): string {
  const runs = [...groupBy(lines, ({ model }) => model)].map(([name, own]) => ({ name, lines: own }));
  return markdownTable(
    tableOf(
      matchColumns,
      reportRows(runs, (name) => seededRandom(1, name)),
    ),
  );
}

const extractionColumns: TableColumns<ReportRow> = {
  ...names,
  constraints: ({ summary }) => summary.constraintsParsed.rate.toFixed(3),
  slots: share(({ slotCompletion }) => slotCompletion),
  "SAT without": share(({ satNoRelaxation }) => satNoRelaxation),
  "SAT after": share(({ satAfterRelaxation }) => satAfterRelaxation),
  UNSAT: share(({ unsat }) => unsat),
  recommended: share(({ recommended }) => recommended),
  exact: share(({ exactConstraints }) => exactConstraints),
};

const missColumns: TableColumns<ReportRow> = {
  ...names,
  ...Object.fromEntries(missCauses.map((cause) => [cause, ({ summary }: ReportRow) => summary.misses[cause]])),
  "silent drops": ({ summary }) => summary.silentDrops.count,
};

const keptColumns: TableColumns<ReportRow> = {
  ...names,
  relaxation: share(({ relaxMatch }) => relaxMatch),
  "on column": share(({ columnMatch }) => columnMatch),
  "wishes kept": ({ summary }) => percentText(summary.wishesKept ?? 0),
  regret: ({ summary }) => percentText(summary.regret ?? 0),
};

const slotColumns: TableColumns<{ row: ReportRow; slot: string; asked: number; parsed: number; rate: number }> = {
  run: ({ row }) => row.run,
  style: ({ row }) => row.style,
  slot: ({ slot }) => slot,
  asked: ({ asked }) => asked,
  parsed: ({ parsed }) => parsed,
  percent: ({ rate }) => percentText(rate),
};

const burdenColumns: TableColumns<ReportRow> = {
  ...names,
  ...Object.fromEntries(burdens.map((what) => [what, ({ burden }: ReportRow) => (burden?.[what] ?? 0).toFixed(2)])),
  "latency median, ms": ({ latency }) => latency?.median.toFixed(1) ?? "-",
  "95th percentile, ms": ({ latency }) => latency?.p95.toFixed(1) ?? "-",
};

const p = (value: number) => (value < 0.001 ? "< 0.001" : value.toFixed(3));
const differenceColumns: TableColumns<RunComparison> = {
  first: ({ first }) => first,
  second: ({ second }) => second,
  dialogues: ({ pairs }) => pairs,
  items: ({ items }) => items,
  difference: ({ difference }) => interval(difference),
  "only first": ({ mcnemar }) => mcnemar.onlyFirst,
  "only second": ({ mcnemar }) => mcnemar.onlySecond,
  p: (each) => p(each.p),
  "p (Holm)": ({ adjusted }) => p(adjusted),
  McNemar: ({ mcnemar }) => p(mcnemar.p),
};

const digits = (hash: string) => hash.slice(0, 12);
const makingColumns: TableColumns<NonNullable<RunFile["stamp"]> & { name: string }> = {
  run: ({ name }) => name,
  configuration: ({ config }) =>
    Object.entries(config)
      .map((choice) => choice.join(" "))
      .join(", "),
  hash: ({ configHash }) => digits(configHash),
  catalog: ({ catalog }) => catalog.name,
  cars: ({ catalog }) => catalog.size,
  "catalog checksum": ({ catalog }) => digits(catalog.checksum),
  items: ({ items }) => items.count,
  "items checksum": ({ items }) => digits(items.checksum),
  seed: ({ seed }) => seed,
  version: ({ versions }) => `${versions.leeway}, format ${versions.format}`,
};
