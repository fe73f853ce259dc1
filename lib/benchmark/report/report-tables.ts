import { missCauses } from "@/lib/benchmark/measure";
import type { CountedRate } from "@/lib/benchmark/summary";
import type { MeanInterval } from "@/lib/statistics/bootstrap";
import type { RunComparison } from "./compare-runs";
import { paperLayout } from "./paper-layout";
import type { ReportRow } from "./report-rows";
import type { ReportTable } from "./report-table";
import type { RunFile } from "./run-file";

const percent = (rate: number) => (100 * rate).toFixed(1);
const share = ({ rate }: CountedRate) => percent(rate);
const interval = ({ estimate, low, high }: MeanInterval) => `${percent(estimate)} [${percent(low)}, ${percent(high)}]`;
const names = ({ run, method, style, setting, items }: ReportRow) => [
  run,
  method,
  style,
  items === "all" ? setting : items,
];

/** Every table of a report. */
export function reportTables(
  rows: readonly ReportRow[],
  comparisons: readonly RunComparison[],
  runs: readonly RunFile[] = [],
): ReportTable[] {
  const tables = [
    matches(rows),
    ...paperLayout(rows),
    extraction(rows),
    misses(rows),
    kept(rows),
    slots(rows),
    burdens(rows),
    differences(comparisons),
    makings(runs),
  ];
  return tables.filter((table) => table.rows.length > 0);
}

function matches(rows: readonly ReportRow[]): ReportTable {
  return {
    title: "Relaxations and cars",
    note: "Percent of dialogues. In brackets the 95 % interval of a bootstrap that draws whole items. A tie is a miss; `expected` counts it by the chance of a blind pick.",
    heads: [
      "run",
      "method",
      "style",
      "items",
      "n",
      "relaxation",
      "with car",
      "car",
      "car of relaxation",
      "expected",
      "ties",
      "first drop",
    ],
    rows: rows.map((row) => [
      ...names(row),
      String(row.summary.n),
      interval(row.relaxMatch),
      share(row.summary.relaxMatchWithCar),
      interval(row.carMatch),
      share(row.summary.carMatchGivenRelaxMatch),
      share(row.summary.expectedRelaxMatch),
      String(row.summary.ties.count),
      share(row.summary.firstDropMatch),
    ]),
  };
}

function extraction(rows: readonly ReportRow[]): ReportTable {
  return {
    title: "Extraction and feasibility",
    note: "Columns of the paper's tables: constraints a dialogue, slots completed, satisfiable without and after a relaxation, unsatisfiable, a car recommended (percent).",
    heads: [
      "run",
      "method",
      "style",
      "items",
      "constraints",
      "slots",
      "SAT without",
      "SAT after",
      "UNSAT",
      "recommended",
      "exact",
    ],
    rows: rows.map((row) => [
      ...names(row),
      row.summary.constraintsParsed.rate.toFixed(3),
      share(row.summary.slotCompletion),
      share(row.summary.satNoRelaxation),
      share(row.summary.satAfterRelaxation),
      share(row.summary.unsat),
      share(row.summary.recommended),
      share(row.summary.exactConstraints),
    ]),
  };
}

function misses(rows: readonly ReportRow[]): ReportTable {
  return {
    title: "Misses by cause",
    note: "Counts; the first cause that applies. Silent drops are missing targets whose absence makes the query satisfiable.",
    heads: ["run", "method", "style", "items", ...missCauses, "silent drops"],
    rows: rows.map((row) => [
      ...names(row),
      ...missCauses.map((cause) => String(row.summary.misses[cause])),
      String(row.summary.silentDrops.count),
    ]),
  };
}

function kept(rows: readonly ReportRow[]): ReportTable {
  return {
    title: "What the car keeps",
    note: "On column: relaxation match with a replacement credited on the constraint it replaces (percent). Wishes kept: share of the item's wishes the recommended car meets (percent). Regret: weight lost beyond the least that had to be (percent of all weight). Means of a dialogue; one without a car keeps nothing.",
    heads: ["run", "method", "style", "items", "relaxation", "on column", "wishes kept", "regret"],
    rows: rows
      .filter(({ summary }) => summary.regret !== undefined)
      .map((row) => [
        ...names(row),
        share(row.summary.relaxMatch),
        share(row.summary.columnMatch),
        percent(row.summary.wishesKept ?? 0),
        percent(row.summary.regret ?? 0),
      ]),
  };
}

/** Where results come from, so that they can be made again. */
function makings(runs: readonly RunFile[]): ReportTable {
  return {
    title: "How the runs were made",
    note: "Checksums and hashes are SHA-256, their first twelve digits.",
    heads: [
      "run",
      "configuration",
      "hash",
      "catalog",
      "cars",
      "catalog checksum",
      "items",
      "items checksum",
      "seed",
      "version",
    ],
    rows: runs.flatMap(({ name, stamp }) => {
      if (!stamp) return [];
      const { config, configHash, catalog, items, seed, versions } = stamp;
      const said = Object.entries(config).map(([key, value]) => `${key} ${value}`);
      return [
        [
          ...[name, said.join(", "), configHash.slice(0, 12), catalog.name, String(catalog.size)],
          ...[catalog.checksum.slice(0, 12), String(items.count), items.checksum.slice(0, 12)],
          ...[String(seed), `${versions.leeway}, format ${versions.format}`],
        ],
      ];
    }),
  };
}

function slots(rows: readonly ReportRow[]): ReportTable {
  const whole = rows.filter(({ setting, items }) => setting === "all" && items === "all");
  return {
    title: "Slots completed",
    note: "Slots for which a constraint was extracted, of those asked about.",
    heads: ["run", "style", "slot", "asked", "parsed", "percent"],
    rows: whole.flatMap(({ run, style, summary }) =>
      Object.entries(summary.perSlot).map(([slot, { asked, parsed, rate }]) => [
        run,
        style,
        slot,
        String(asked),
        String(parsed),
        percent(rate),
      ]),
    ),
  };
}

function burdens(rows: readonly ReportRow[]): ReportTable {
  return {
    title: "Burden",
    note: "Means of a conversation of the simulated shopper; seconds are estimated from what is read, chosen and typed. Latency: what the dialogue took for a turn on the machine that ran it.",
    heads: [
      ...["run", "method", "style", "items", "turns", "questions", "comparisons", "clarifications", "words", "seconds"],
      ...["latency median, ms", "95th percentile, ms"],
    ],
    rows: rows.flatMap((row) => {
      const { burden } = row;
      if (!burden) return [];
      const { turns, questions, comparisons, clarifications, words, seconds = 0 } = burden;
      const { latency } = row;
      const spent = latency ? [latency.median.toFixed(1), latency.p95.toFixed(1)] : ["-", "-"];
      const means = [turns, questions, comparisons, clarifications, words, seconds].map((each) => each.toFixed(2));
      return [[...names(row), ...means, ...spent]];
    }),
  };
}

function differences(comparisons: readonly RunComparison[]): ReportTable {
  const p = (value: number) => (value < 0.001 ? "< 0.001" : value.toFixed(3));
  return {
    title: "Runs against each other",
    note: "Relaxation match of the first minus the second in percentage points, on the dialogues both have. p: sign-flip test by item, and after Holm's correction; McNemar's exact test takes dialogues for independent.",
    heads: [
      "first",
      "second",
      "dialogues",
      "items",
      "difference",
      "only first",
      "only second",
      "p",
      "p (Holm)",
      "McNemar",
    ],
    rows: comparisons.map(({ first, second, pairs, items, difference, mcnemar, p: own, adjusted }) => [
      first,
      second,
      String(pairs),
      String(items),
      interval(difference),
      String(mcnemar.onlyFirst),
      String(mcnemar.onlySecond),
      p(own),
      p(adjusted),
      p(mcnemar.p),
    ]),
  };
}
