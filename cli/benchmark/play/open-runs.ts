import { createReadStream, existsSync } from "node:fs";
import { basename } from "node:path";
import { missingFile, UnusableFile } from "@/cli/catalog/open-catalog";
import { readJsonLines } from "@/cli/json-lines";
import { WrongUse } from "@/cli/wrong-use";
import { companionFiles, type RunFile, readRun } from "@/lib/benchmark/report/run-file";

/** Throws an error that names a bad file. */
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
  const values: unknown[] = [];
  try {
    for await (const line of readJsonLines(createReadStream(file))) {
      if (line.kind === "malformed") throw new UnusableFile(`${file} is no results file: ${line.reason}.`);
      values.push(line.value);
    }
  } catch (error) {
    throw missingFile(file, error);
  }
  return values;
}
