import { buildReport } from "@/lib/benchmark/report/build-report";
import { reportPlots } from "@/lib/benchmark/report/plots";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { renderHtml } from "@/lib/benchmark/report/render-html";
import { renderMarkdown } from "@/lib/benchmark/report/report-table";
import type { RunFile } from "@/lib/benchmark/report/run-file";
import { openRun } from "./run-store";

export const mostRuns = 12;

let latest: { stored: readonly RunFile[]; report: ReturnType<typeof buildReport> } | undefined;

/** Caches the latest report because its intervals are slow. */
async function reportOf(names: readonly string[]) {
  const stored = await Promise.all([...new Set(names)].slice(0, mostRuns).map(openRun));
  if (latest && latest.stored.length === stored.length && latest.stored.every((run, index) => run === stored[index]))
    return latest.report;
  latest = { stored, report: buildReport(stored, 1) };
  return latest.report;
}

export async function reportView(names: readonly string[]) {
  const { rows, tables } = await reportOf(names);
  return { plots: reportPlots(rows), tables };
}

const title = "Leeway report";

export async function reportFile(names: readonly string[], file: string) {
  const { rows, tables } = await reportOf(names);
  if (file === "report.md") return { type: "text/markdown", text: renderMarkdown(title, tables) };
  if (file === "report.csv") return { type: "text/csv", text: renderCsv(rows) };
  if (file === "report.html") return { type: "text/html", text: renderHtml(title, rows, tables) };
  const plot = reportPlots(rows, true).find(({ name }) => file === `${name}.svg`);
  return plot ? { type: "image/svg+xml", text: plot.svg } : null;
}
