import { Refusal } from "@/app/_server/refusal";
import type { BenchmarkRun } from "@/components/research/benchmark/runs-table";
import type { RunFile } from "@/lib/benchmark/report/run-file";
import { summarise } from "@/lib/benchmark/summary";
import { listRuns, openRun } from "./run-store";

const shownFirst = 4;

export async function runViews(
  asked: readonly string[],
): Promise<{ runs: BenchmarkRun[]; chosen: string[]; unreadable: string[] }> {
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
