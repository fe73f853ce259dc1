import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { missingFile, UnusableFile } from "@/cli/catalog/open-catalog";
import { WrongUse } from "@/cli/wrong-use";
import { companionFiles, type RunFile, readRun } from "@/lib/benchmark/report/run-file";
import { jsonLinesIn } from "@/lib/json-lines";

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
