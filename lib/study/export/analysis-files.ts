import type { Analysis } from "@/lib/study/analysis/analyse";
import { comparisonRows, estimateRows, latexTable, wholeRunRows } from "@/lib/study/analysis/analysis-tables";
import { plotIntervals } from "@/lib/study/analysis/interval-plot";
import { trialColumns } from "./codebook";
import { toCsv } from "./csv";

export function analysisFiles(analysis: Analysis): Record<string, string> {
  const trials = analysis.rows.map(({ participant, group, condition, scenario, trial, coverage, values }) => ({
    ...{ participant, group, condition, scenario, trial, coverage },
    ...values,
  }));
  const files: Record<string, string> = {
    "trials.csv": toCsv(trials, ["participant", ...Object.keys(trialColumns), ...analysis.measures.keys()]),
    "analysis/estimates.csv": toCsv(estimateRows(analysis), estimateColumns),
    "analysis/comparisons.csv": toCsv(comparisonRows(analysis.comparisons), comparisonColumns),
    "analysis/whole-run.csv": toCsv(wholeRunRows(analysis), wholeRunColumns),
    "analysis/table.tex": latexTable(analysis),
  };
  for (const measure of analysis.measures.keys()) files[`analysis/${measure}.svg`] = plotIntervals(analysis, measure);
  return files;
}

const estimateColumns = ["condition", "measure", "mean", "low", "high", "trials", "participants"];
const wholeRunColumns = ["group", "measure", "mean", "low", "high", "participants"];
const comparisonColumns = [
  ...["measure", "a", "b", "how", "n", "difference", "estimate", "error", "df", "low", "high"],
  ...["missing_a", "missing_b", "p", "p_holm"],
];
