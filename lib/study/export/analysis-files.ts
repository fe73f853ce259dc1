import type { Analysis } from "@/lib/study/analysis/analysis-tables";
import { comparisonRows, estimateRows, latexTable, wholeRunRows } from "@/lib/study/analysis/analysis-tables";
import { plotIntervals } from "@/lib/study/analysis/interval-plot";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { dataset } from "@/messages/dataset";
import { type Column, describedColumns, numberColumn, stampColumns } from "./column";
import { type CsvCell, toCsv } from "./csv";
import { runColumns } from "./wide-participants";

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

const { decided, ...estimate } = describedColumns(dataset.estimate, "number", { text: ["measure"] });
const by = describedColumns(dataset.by, "text");
const comparison = describedColumns(dataset.comparison, "number", { text: ["measure", "effect", "a", "b", "how"] });

/** Of the files of an analysis, by name. */
export function analysisColumns(measures: ReadonlyMap<string, string>) {
  const { group, ...ofRun } = runColumns;
  return {
    "trials.csv": {
      ...{ ...ofRun, group },
      ...describedColumns(dataset.trials, "text", { number: ["trial"] }),
      coverage: numberColumn("Share of the card's wishes that were noted with a value of the card"),
      ...describedColumns(dataset.chosen, "text"),
      ...Object.fromEntries([...measures].map(([name, label]): [string, Column] => [name, numberColumn(label)])),
    },
    "analysis/estimates.csv": { condition: by.condition, ...estimate, decided },
    "analysis/comparisons.csv": comparison,
    "analysis/effects.csv": comparison,
    "analysis/whole-run.csv": { group: by.group, ...estimate },
  } satisfies Record<string, Record<string, Column>>;
}
