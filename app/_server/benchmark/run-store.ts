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

/** What a run's absent folder or file holds. Rethrows other faults. */
function orAbsent<Value>(value: Value) {
  return (error: unknown): Value => {
    if (codeOf(error) === "ENOENT") return value;
    throw error;
  };
}

function filesOf(name: string) {
  const results = join(runsFolder(), `${name}.jsonl`);
  return { ...companionFiles(results), results };
}

const runName = /^[A-Za-z0-9][\w.@-]{0,150}$/;

export async function listRuns() {
  const names = await readdir(runsFolder()).catch(orAbsent<string[]>([]));
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
  const files = filesOf(name);
  const facts = await stat(files.results).catch(() => null);
  if (!facts) throw noRun(name);
  const kept = known.get(name);
  if (kept?.changed === facts.mtimeMs) return kept.run;
  const [costs, dialogues] = [await linesIfThere(files.costs), await linesIfThere(files.dialogues)];
  const read = readRun(name, valuesIn(await readFile(files.results, "utf8"), ` of ${name}`), { costs, dialogues });
  if (read.kind === "refused") throw new Refusal(422, "no-run", `${name} is no results file: ${read.reason}.`);
  known.set(name, { changed: facts.mtimeMs, run: read.run });
  return read.run;
}

/** Replaces a run of the same name. Writes results last so nobody sees a partial run. */
export async function keepRun(name: string, texts: Partial<RunTexts>): Promise<void> {
  if (!runName.test(name))
    throw new Refusal(400, "wrong-name", "A run's name has letters, digits, dots, dashes and underscores only.");
  await mkdir(runsFolder(), { recursive: true });
  const files = filesOf(name);
  for (const part of ["costs", "dialogues", "results"] as const) {
    const text = texts[part];
    if (text === undefined) continue;
    await writeFile(`${files[part]}.whole`, text);
    await rename(`${files[part]}.whole`, files[part]);
  }
  known.delete(name);
}

export async function removeRun(name: string): Promise<void> {
  if (!runName.test(name)) throw noRun(name);
  for (const each of Object.values(filesOf(name))) await rm(each, { force: true });
  known.delete(name);
}

async function linesIfThere(file: string): Promise<unknown[]> {
  return valuesIn(await readFile(file, "utf8").catch(orAbsent("")), ` of ${file}`);
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
