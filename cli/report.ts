import { createReadStream, existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { defineCommand } from "citty";
import { compareRuns } from "@/lib/benchmark/report/compare-runs";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { renderHtml } from "@/lib/benchmark/report/render-html";
import { renderMarkdown } from "@/lib/benchmark/report/render-markdown";
import { reportRows } from "@/lib/benchmark/report/report-rows";
import { reportTables } from "@/lib/benchmark/report/report-tables";
import { companionFiles, type Run, readRun, withCompanions } from "@/lib/benchmark/report/run-file";
import { withShortNames } from "@/lib/benchmark/report/short-names";
import { seededRandom } from "@/lib/random";
import { readJsonLines } from "./json-lines";
import { missingFile, UnusableFile } from "./open-catalog";
import { wholeNumber } from "./whole-number";
import { WrongUse } from "./wrong-use";

export const reportCommand = defineCommand({
  meta: { name: "report", description: "Sets runs side by side: Markdown, CSV and one self-contained HTML page." },
  args: {
    runs: { type: "positional", required: true, description: "Results files of replay or simulate" },
    out: { type: "string", default: "leeway-report", valueHint: "FOLDER", description: "Where the three files go" },
    title: { type: "string", default: "Leeway report", description: "Heading of the report" },
    seed: { type: "string", default: "1", description: "Seed of the bootstrap" },
  },
  async run({ args }) {
    const seed = wholeNumber("seed", args.seed);
    const runs = withShortNames(await openRuns(args._));
    const randomFor = (name: string) => seededRandom(seed, name);
    const rows = reportRows(runs, randomFor);
    const tables = reportTables(rows, compareRuns(runs, randomFor), runs);
    const markdown = renderMarkdown(args.title, tables);
    await mkdir(args.out, { recursive: true });
    await Promise.all([
      writeFile(join(args.out, "report.md"), markdown),
      writeFile(join(args.out, "report.csv"), renderCsv(rows)),
      writeFile(join(args.out, "report.html"), renderHtml(args.title, rows, tables, runs)),
    ]);
    console.log(markdown);
    console.error(`report.md, report.csv and report.html are in ${args.out}`);
  },
});

async function openRuns(files: readonly string[]): Promise<Run[]> {
  const named = new Set<string>();
  return Promise.all(
    files.map(async (file) => {
      const name = basename(file).replace(/\.jsonl?$/, "");
      if (named.has(name)) throw new WrongUse(`Two runs are called ${name}; give the files different names.`);
      named.add(name);
      const read = readRun(name, await valuesIn(file));
      if (read.kind === "refused") throw new UnusableFile(`${file} is no results file: ${read.reason}.`);
      const beside = companionFiles(file);
      return withCompanions(read.run, await valuesIfThere(beside.costs), await valuesIfThere(beside.dialogues));
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
