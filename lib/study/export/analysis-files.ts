import type { Analysis } from "@/lib/study/analysis/analyse";
import { comparisonRows, estimateRows, latexTable, wholeRunRows } from "@/lib/study/analysis/analysis-tables";
import { plotIntervals } from "@/lib/study/analysis/interval-plot";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { type Column, numberColumn, stampColumns, textColumn } from "./column";
import { type CsvCell, toCsv } from "./csv";
import { runColumns } from "./long-events";

export type Stamp = { kind: RunRecord["kind"]; configuration: string; catalog: string };

type Rows = readonly Readonly<Record<string, CsvCell>>[];

/** Every file but the bundle's largest, whose rows bring their own, names its configuration and catalog on each row. */
export function stampedCsv(rows: Rows, columns: readonly string[], { configuration, catalog }: Stamp): string {
  const stamped = rows.map((row) => ({ ...row, configuration, catalog }));
  return toCsv(stamped, [...new Set([...columns, ...Object.keys(stampColumns)])]);
}

export function analysisFiles(analysis: Analysis, stamp: Stamp): Record<string, string> {
  const trials = analysis.trials.map(({ isCut, values, group, ...row }) => ({
    ...{ ...row, kind: stamp.kind, group: group || "NA-not-reached" },
    ...{ ranking: row.ranking ?? cut(isCut), chosen: row.chosen ?? cut(isCut) },
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? cut(isCut)])),
  }));
  const columns = analysisColumns(analysis.measures);
  const rows: Readonly<Record<keyof typeof columns, Rows>> = {
    "trials.csv": trials,
    "analysis/estimates.csv": estimateRows(analysis),
    "analysis/comparisons.csv": comparisonRows(analysis.comparisons),
    "analysis/effects.csv": comparisonRows(analysis.effects),
    "analysis/whole-run.csv": wholeRunRows(analysis),
  };
  const files: Record<string, string> = { "analysis/table.tex": latexTable(analysis) };
  for (const [name, own] of Object.entries(rows))
    files[name] = stampedCsv(own, Object.keys(columns[name as keyof typeof columns]), stamp);
  for (const measure of analysis.measures.keys()) files[`analysis/${measure}.svg`] = plotIntervals(analysis, measure);
  return files;
}

const cut = (isCut: boolean) => (isCut ? "NA-not-reached" : null);

const estimate = {
  measure: textColumn("Name of the measure, a column of trials.csv"),
  mean: numberColumn("Mean of all values"),
  low: numberColumn("Lower end of the 95% interval, whole participants drawn; not asked with fewer than two"),
  high: numberColumn("Upper end of the 95% interval"),
  trials: numberColumn("Trials with a value"),
  participants: numberColumn("Participants with a value"),
};
const decided = numberColumn("1: exists only after an arm decided, so its missing values are not at random");

const comparison = {
  measure: estimate.measure,
  effect: textColumn("`arms` for a pair of arms, a factor for its main effect, or two factors for their interaction"),
  a: textColumn("Arm, level, or difference of levels"),
  b: textColumn("What it is compared with"),
  how: textColumn("paired: the same participants met both; independent: nobody did; mixed: some met several arms"),
  n: numberColumn("Participants compared"),
  difference: numberColumn("Of raw means, a minus b; each participant counts once"),
  estimate: numberColumn("Difference by the test: mean over scenarios for a binary measure, else of the mixed model"),
  error: numberColumn("Standard error of the mixed model; flips over scenarios have none"),
  df: numberColumn("Satterthwaite's degrees of freedom; flips over scenarios have none"),
  low: numberColumn("Lower end of the estimate's 95% interval"),
  high: numberColumn("Upper end of the estimate's 95% interval"),
  missing_a: numberColumn("Share of a's trials without a value"),
  missing_b: numberColumn("Share of b's trials without a value"),
  decided,
  p: numberColumn("Two-sided, by flips over scenarios for a binary measure, else of the mixed model"),
  p_holm: numberColumn("Adjusted by Holm within the file and the measure"),
  p_registered: numberColumn("Adjusted by Holm within the file over all registered outcomes; not asked for others"),
};

/** Of the files of an analysis, by name. */
export function analysisColumns(measures: ReadonlyMap<string, string>) {
  const { group, ...ofRun } = runColumns;
  return {
    "trials.csv": {
      ...{ ...ofRun, group },
      condition: textColumn("Arm of the trial"),
      scenario: textColumn("Scenario of the trial"),
      trial: numberColumn("Number of the trial, the first is 1"),
      coverage: numberColumn("Share of the card's wishes that were noted with a value of the card"),
      ranking: textColumn("Ids of the ranked wishes, the one to give up first at the head, between semicolons"),
      chosen: textColumn("Ids of the wishes that gave way at first, between semicolons; empty when none did"),
      ...Object.fromEntries([...measures].map(([name, label]): [string, Column] => [name, numberColumn(label)])),
    },
    "analysis/estimates.csv": { condition: textColumn("Arm"), ...estimate, decided },
    "analysis/comparisons.csv": comparison,
    "analysis/effects.csv": comparison,
    "analysis/whole-run.csv": { group: textColumn("Group of the design"), ...estimate },
  } satisfies Record<string, Record<string, Column>>;
}
