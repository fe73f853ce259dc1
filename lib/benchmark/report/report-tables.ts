import { missCauses } from "@/lib/benchmark/measure";
import { type CountedRate, percentText, type RunLine, type Summary } from "@/lib/benchmark/run-line";
import { markdownTable, type TableColumns, tableOf } from "@/lib/charts/text-table";
import { roles } from "@/lib/constraints";
import { seededRandom } from "@/lib/random";
import type { MeanInterval } from "@/lib/statistics/bootstrap";
import { groupBy } from "@/lib/statistics/group-by";
import { paperLayout } from "./paper-layout";
import { burdens, type ReportRow, type RunComparison, reportRows } from "./report-rows";
import texts from "./report-texts.json";
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
    { ...texts.match, ...tableOf(matchColumns, rows) },
    ...paperLayout(rows),
    { ...texts.extraction, ...tableOf(extractionColumns, rows) },
    { ...texts.miss, ...tableOf(missColumns, rows) },
    { ...texts.kept, ...tableOf(keptColumns, kept) },
    { ...texts.slot, ...tableOf(slotColumns, slots) },
    { ...texts.burden, ...tableOf(burdenColumns, burdened) },
    { ...texts.difference, ...tableOf(differenceColumns, comparisons) },
    { ...texts.making, ...tableOf(makingColumns, stamps) },
  ];
  return tables.filter((table) => table.rows.length > 0);
}

const matchColumns: TableColumns<ReportRow> = {
  ...names,
  n: ({ summary }) => summary.n,
  relaxation: ({ relaxMatch }) => interval(relaxMatch),
  [`with ${roles.thing}`]: share(({ relaxMatchWithCar }) => relaxMatchWithCar),
  [roles.thing]: ({ carMatch }) => interval(carMatch),
  [`${roles.thing} of relaxation`]: share(({ carMatchGivenRelaxMatch }) => carMatchGivenRelaxMatch),
  expected: share(({ expectedRelaxMatch }) => expectedRelaxMatch),
  ties: ({ summary }) => summary.ties.count,
  "first drop": share(({ firstDropMatch }) => firstDropMatch),
};

/** The first table, with a run for every model. */
export function matchTable(lines: readonly RunLine[]): string {
  const runs = [...groupBy(lines, ({ model }) => model)].map(([name, own]) => ({ name, lines: own }));
  const rows = reportRows(runs, (name) => seededRandom(1, name));
  return markdownTable(tableOf(matchColumns, rows));
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
  [roles.things]: ({ catalog }) => catalog.size,
  "catalog checksum": ({ catalog }) => digits(catalog.checksum),
  items: ({ items }) => items.count,
  "items checksum": ({ items }) => digits(items.checksum),
  seed: ({ seed }) => seed,
  version: ({ versions }) => `${versions.leeway}, format ${versions.format}`,
};
