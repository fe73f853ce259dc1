import { compareRuns } from "@/lib/benchmark/report/compare-runs";
import { reportPlots } from "@/lib/benchmark/report/plots";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { renderHtml } from "@/lib/benchmark/report/render-html";
import { type ReportRow, reportRows } from "@/lib/benchmark/report/report-rows";
import { type ReportTable, renderMarkdown } from "@/lib/benchmark/report/report-table";
import { reportTables } from "@/lib/benchmark/report/report-tables";
import type { RunFile } from "@/lib/benchmark/report/run-file";
import { withShortNames } from "@/lib/benchmark/report/short-names";
import { seededRandom } from "@/lib/random";
import { openRun } from "./run-store";

export const mostRuns = 12;

let latest:
  | { stored: readonly RunFile[]; report: { runs: RunFile[]; rows: ReportRow[]; tables: ReportTable[] } }
  | undefined;

/** Caches the latest report because its intervals are slow. */
async function reportOf(names: readonly string[]) {
  const stored = await Promise.all([...new Set(names)].slice(0, mostRuns).map(openRun));
  if (latest && latest.stored.length === stored.length && latest.stored.every((run, index) => run === stored[index]))
    return latest.report;
  const runs = withShortNames(stored);
  const randomFor = (name: string) => seededRandom(1, name);
  const rows = reportRows(runs, randomFor);
  const report = { runs, rows, tables: reportTables(rows, compareRuns(runs, randomFor), runs) };
  latest = { stored, report };
  return report;
}

export async function reportView(names: readonly string[]) {
  const { rows, tables } = await reportOf(names);
  return { plots: reportPlots(rows), tables };
}

const title = "Leeway report";

export async function reportFile(names: readonly string[], file: string) {
  const { runs, rows, tables } = await reportOf(names);
  if (file === "report.md") return { type: "text/markdown", text: renderMarkdown(title, tables) };
  if (file === "report.csv") return { type: "text/csv", text: renderCsv(rows) };
  if (file === "report.html") return { type: "text/html", text: renderHtml(title, rows, tables, runs) };
  const plot = reportPlots(rows, true).find(({ name }) => file === `${name}.svg`);
  return plot ? { type: "image/svg+xml", text: plot.svg } : null;
}
