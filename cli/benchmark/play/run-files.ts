import { createReadStream, existsSync } from "node:fs";
import { appendFile, mkdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { missingFile, UnusableFile } from "@/cli/catalog/open-catalog";
import { WrongUse } from "@/cli/flags";
import { readJsonLines } from "@/cli/json-lines";
import { companionFiles, type RunFile, readRun } from "@/lib/benchmark/report/run-file";
import { dialogueCostSchema, dialogueRecordSchema } from "@/lib/benchmark/run/dialogue-record";
import type { PlayedItem } from "@/lib/benchmark/run/play-item";
import { isSameMaking, type RunConfig, type RunStamp, runName, runStampSchema } from "@/lib/benchmark/run/run-config";
import { runTexts } from "@/lib/benchmark/run/run-texts";
import { runLineSchema } from "@/lib/benchmark/run-line";
import { jsonLines, jsonLinesIn } from "@/lib/json-lines";

export type RunFiles = ReturnType<typeof runFilesFor>;

/** Uses `out` as the results file, else as the folder. */
export function runFilesFor(out: string, config: RunConfig, runs: number) {
  const results = out.endsWith(".jsonl") && runs === 1 ? out : join(out, `${runName(config)}.jsonl`);
  return { results, ...companionFiles(results), part: `${results}.part` };
}

const partSchema = z.object({ line: runLineSchema, dialogue: dialogueRecordSchema, cost: dialogueCostSchema });
const headSchema = z.object({ run: runStampSchema });

export async function openPart({ part }: RunFiles, stamp: RunStamp): Promise<PlayedItem[]> {
  await mkdir(dirname(part), { recursive: true });
  const { texts, bytes } = existsSync(part) ? await wholeLines(part) : { texts: [], bytes: 0 };
  const [head, ...rest] = texts;
  if (head === undefined) {
    await writeFile(part, jsonLines([{ run: stamp }]));
    return [];
  }
  const begun = headSchema.safeParse(JSON.parse(head)).data;
  if (!begun || !isSameMaking(begun.run, stamp)) {
    throw new UnusableFile(
      `${part} was begun with other settings, items or cars: finish it with those, or remove it to start again.`,
    );
  }
  await truncate(part, bytes);
  return rest.map((text) => playedIn(text));
}

/** Keeps the line as written, because a resumed run must equal an uninterrupted one. */
function playedIn(text: string): PlayedItem {
  const value: unknown = JSON.parse(text);
  partSchema.parse(value);
  return value as PlayedItem;
}

async function wholeLines(file: string): Promise<{ texts: string[]; bytes: number }> {
  const content = await readFile(file);
  const bytes = content.lastIndexOf("\n") + 1;
  const texts = content.subarray(0, bytes).toString("utf8").split("\n").filter(Boolean);
  return { texts, bytes };
}

export function appendPart({ part }: RunFiles, played: PlayedItem): Promise<void> {
  return appendFile(part, jsonLines([played]));
}

/** Writes results last, so they are whole. */
export async function finishRun(files: RunFiles, played: readonly PlayedItem[], stamp: RunStamp): Promise<void> {
  const { results, dialogues, costs } = runTexts(played, stamp);
  await writeFile(files.dialogues, dialogues);
  await writeFile(files.costs, costs);
  const whole = `${files.results}.whole`;
  await writeFile(whole, results);
  await rename(whole, files.results);
  await rm(files.part);
}

/** Returns `null` without one. Throws for a file without a run's results. */
export async function finishedStamp({ results }: RunFiles): Promise<RunStamp | null> {
  if (!existsSync(results)) return null;
  let last: unknown;
  for await (const line of readJsonLines(createReadStream(results))) if (line.kind === "value") last = line.value;
  const read = headSchema.safeParse(last);
  if (read.success) return read.data.run;
  throw new UnusableFile(`${results} is there already and is no results file of a run: choose another name.`);
}

export async function openRuns(files: readonly string[]): Promise<RunFile[]> {
  const named = new Set<string>();
  return Promise.all(
    files.map(async (file) => {
      const name = basename(file).replace(/\.jsonl?$/, "");
      if (named.has(name)) throw new WrongUse(`Two runs are called ${name}; give the files different names.`);
      named.add(name);
      const beside = companionFiles(file);
      const [costs, dialogues] = [await valuesIfThere(beside.costs), await valuesIfThere(beside.dialogues)];
      const read = readRun(name, await valuesIn(file), { costs, dialogues });
      if (read.kind === "refused") throw new UnusableFile(`${file} is no results file: ${read.reason}.`);
      return read.run;
    }),
  );
}

async function valuesIfThere(file: string): Promise<unknown[]> {
  return existsSync(file) ? valuesIn(file) : [];
}

async function valuesIn(file: string): Promise<unknown[]> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw missingFile(file, error);
  });
  const faultAt = (line: number) => new UnusableFile(`${file} is no results file: line ${line} is not JSON.`);
  return jsonLinesIn(text, faultAt).map(({ value }) => value);
}
