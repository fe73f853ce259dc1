import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { Refusal } from "@/app/_server/refusal";
import { companionFiles, type RunFile, readRun } from "@/lib/benchmark/report/run-file";
import { dialogueCostSchema, dialogueRecordSchema } from "@/lib/benchmark/run/dialogue-record";
import type { RunTexts } from "@/lib/benchmark/run/run-texts";
import { environment } from "@/lib/env";
import { codeOf } from "@/lib/errors";
import { jsonLinesIn } from "@/lib/json-lines";

function runsFolder(): string {
  return join(environment().LEEWAY_DATA, "runs");
}

const runName = /^[A-Za-z0-9][\w.@-]{0,150}$/;

export async function listRuns() {
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
