import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { defineCommand } from "citty";
import { readGiven, UnusableFile } from "@/cli/catalog/open-catalog";
import { operand, text, WrongUse, wholeNumber } from "@/cli/flags";
import { plotAsking } from "@/lib/benchmark/report/asking-plot";
import { buildReport, renderHtml } from "@/lib/benchmark/report/build-report";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { companionFiles, type RunFile, readRun, renderMarkdown } from "@/lib/benchmark/report/run-file";
import { jsonLinesIn } from "@/lib/json-lines";

export const reportCommand = defineCommand({
  meta: {
    name: "report",
    description:
      "Sets runs side by side: Markdown, CSV, one self-contained HTML page, and for simulated shoppers a plot of quality against questions and burden.",
  },
  args: {
    runs: operand("Results files of replay or simulate"),
    out: text("leeway-report", "Where the files go", "FOLDER"),
    title: text("Leeway report", "Heading of the report"),
    seed: text("1", "Seed of the bootstrap"),
  },
  async run({ args }) {
    const { rows, asking, tables } = buildReport(await openRuns(args._), wholeNumber("seed", args.seed));
    const files = {
      "report.md": renderMarkdown(args.title, tables),
      "report.csv": renderCsv(rows),
      "report.html": renderHtml(args.title, rows, tables),
      ...(asking.length > 0 ? { "asking.svg": plotAsking(asking) } : {}),
    };
    await mkdir(args.out, { recursive: true });
    for (const [name, content] of Object.entries(files)) await writeFile(join(args.out, name), content);
    console.log(files["report.md"]);
    console.error(`${Object.keys(files).join(", ")} are in ${args.out}`);
  },
});

async function openRuns(files: readonly string[]): Promise<RunFile[]> {
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
  const faultAt = (line: number) => new UnusableFile(`${file} is no results file: line ${line} is not JSON.`);
  return jsonLinesIn(await readGiven(file), faultAt).map(({ value }) => value);
}
