import { Refusal } from "@/app/_server/refusal";
import type { BenchmarkRun } from "@/components/research/benchmark/runs-table";
import { buildReport, renderHtml } from "@/lib/benchmark/report/build-report";
import { reportPlots } from "@/lib/benchmark/report/plots";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { type RunFile, renderMarkdown } from "@/lib/benchmark/report/run-file";
import { summarise } from "@/lib/benchmark/run-line";
import { listRuns, openRun } from "./run-store";

const shownFirst = 4;

export async function runViews(asked: readonly string[]) {
  const stored = await listRuns();
  const names = new Set(stored.map(({ name }) => name));
  const wanted = asked.filter((name) => names.has(name));
  const runs: BenchmarkRun[] = [];
  const unreadable: string[] = [];
  for (const { name, changed } of stored) {
    const run = await openRun(name).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      unreadable.push(error.userMessage);
      return null;
    });
    if (!run) continue;
    const chosen = wanted.length > 0 ? wanted.includes(name) : runs.length < shownFirst;
    runs.push(viewOf(run, changed, chosen));
  }
  return { runs, chosen: runs.flatMap(({ name, chosen }) => (chosen ? [name] : [])), unreadable };
}

function viewOf({ name, lines, stamp, dialogues }: RunFile, changed: number, chosen: boolean): BenchmarkRun {
  const { relaxMatch, carMatch, n } = summarise(lines);
  const percent = ({ rate }: { rate: number }) => `${(100 * rate).toFixed(1)} %`;
  return {
    name,
    making: makingOf(lines, stamp),
    dialogues: n,
    relaxMatch: percent(relaxMatch),
    carMatch: percent(carMatch),
    date: new Date(changed).toISOString().slice(0, 10),
    chosen,
    hasDialogues: dialogues !== undefined,
  };
}

function makingOf(lines: RunFile["lines"], stamp: RunFile["stamp"]): string {
  if (!stamp) return [...new Set(lines.map(({ method, model }) => `${method}, ${model}`))].slice(0, 3).join("; ");
  const { method, weighting, ask, mode, profile, reader } = stamp.config;
  const own = weighting === "own" ? "" : `, ${weighting} weights`;
  return `${method}${own}, ${ask} asking, ${mode}, ${profile}${reader === "model" ? ", model reader" : ""}`;
}

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
