import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { Refusal } from "@/app/_server/refusal";
import type { BenchmarkRun } from "@/components/research/benchmark/runs-table";
import { compareRuns } from "@/lib/benchmark/report/compare-runs";
import { reportPlots } from "@/lib/benchmark/report/plots";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { renderHtml } from "@/lib/benchmark/report/render-html";
import { type ReportRow, reportRows } from "@/lib/benchmark/report/report-rows";
import { type ReportTable, renderMarkdown } from "@/lib/benchmark/report/report-table";
import { reportTables } from "@/lib/benchmark/report/report-tables";
import { companionFiles, type RunFile, readRun } from "@/lib/benchmark/report/run-file";
import { withShortNames } from "@/lib/benchmark/report/short-names";
import { dialogueCostSchema, dialogueRecordSchema } from "@/lib/benchmark/run/dialogue-record";
import type { RunTexts } from "@/lib/benchmark/run/run-texts";
import { summarise } from "@/lib/benchmark/summary";
import { environment } from "@/lib/env";
import { codeOf } from "@/lib/errors";
import { jsonLinesIn } from "@/lib/json-lines";
import { seededRandom } from "@/lib/random";

function runsFolder(): string {
  return join(environment().LEEWAY_DATA, "runs");
}

const runName = /^[A-Za-z0-9][\w.@-]{0,150}$/;

async function listRuns() {
  const names = await readdir(runsFolder()).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  const found = await Promise.all(
    names
      .filter((name) => name.endsWith(".jsonl") && runName.test(name))
      .map(async (file) => {
        const { mtimeMs } = await stat(join(runsFolder(), file));
        return { name: file.replace(/\.jsonl$/, ""), changed: mtimeMs };
      }),
  );
  return found.sort((a, b) => b.changed - a.changed || (a.name < b.name ? -1 : 1));
}

const known = new LRUCache<string, { changed: number; run: RunFile }>({ max: 40 });

/** Caches the run until its file changes. Throws the reason if it is unreadable. */
export async function openRun(name: string): Promise<RunFile> {
  if (!runName.test(name)) throw noRun(name);
  const file = join(runsFolder(), `${name}.jsonl`);
  const facts = await stat(file).catch(() => null);
  if (!facts) throw noRun(name);
  const kept = known.get(name);
  if (kept?.changed === facts.mtimeMs) return kept.run;
  const beside = companionFiles(file);
  const [costs, dialogues] = [await linesIfThere(beside.costs), await linesIfThere(beside.dialogues)];
  const read = readRun(name, valuesIn(await readFile(file, "utf8"), ` of ${name}`), { costs, dialogues });
  if (read.kind === "refused") throw new Refusal(422, "no-run", `${name} is no results file: ${read.reason}.`);
  known.set(name, { changed: facts.mtimeMs, run: read.run });
  return read.run;
}

/** Replaces a run of the same name. Writes results last so nobody sees a partial run. */
export async function keepRun(name: string, { results, dialogues, costs }: Partial<RunTexts>): Promise<void> {
  if (!runName.test(name))
    throw new Refusal(400, "wrong-name", "A run's name has letters, digits, dots, dashes and underscores only.");
  await mkdir(runsFolder(), { recursive: true });
  const file = join(runsFolder(), `${name}.jsonl`);
  const beside = companionFiles(file);
  if (costs !== undefined) await writeWhole(beside.costs, costs);
  if (dialogues !== undefined) await writeWhole(beside.dialogues, dialogues);
  if (results !== undefined) await writeWhole(file, results);
  known.delete(name);
}

export async function removeRun(name: string): Promise<void> {
  if (!runName.test(name)) throw noRun(name);
  const file = join(runsFolder(), `${name}.jsonl`);
  const beside = companionFiles(file);
  for (const each of [file, beside.costs, beside.dialogues]) await rm(each, { force: true });
  known.delete(name);
}

async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.whole`, text);
  await rename(`${file}.whole`, file);
}

async function linesIfThere(file: string): Promise<unknown[]> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return "";
    throw error;
  });
  return valuesIn(text, ` of ${file}`);
}

function valuesIn(text: string, ofFile = ""): unknown[] {
  const fault = (line: number, cause: unknown) =>
    new Refusal(422, "no-json", `Line ${line}${ofFile} is not JSON.`, { cause });
  return jsonLinesIn(text, fault).map(({ value }) => value);
}

function noRun(name: string): Refusal {
  return new Refusal(404, "no-run", `There is no run ${name.slice(0, 80)}.`);
}

/** Returns the file's text. Throws the line and its fault if unreadable. */
export function readableRun(part: keyof RunTexts, text: string): string {
  const values = valuesIn(text);
  if (part === "results") {
    const read = readRun("uploaded", values);
    if (read.kind === "refused") throw new Refusal(422, "no-run", `That is no results file: ${read.reason}.`);
  } else {
    const schema = part === "dialogues" ? dialogueRecordSchema : dialogueCostSchema;
    const wrong = values.findIndex((value) => !schema.safeParse(value).success);
    if (wrong >= 0 || values.length === 0) {
      throw new Refusal(422, "no-run", `That is no file of ${part}: line ${wrong + 1} is of another kind.`);
    }
  }
  return text.endsWith("\n") ? text : `${text}\n`;
}

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
