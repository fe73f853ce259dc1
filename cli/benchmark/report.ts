import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand } from "citty";
import { operand, text, wholeNumber } from "@/cli/flags";
import { plotAsking } from "@/lib/benchmark/report/asking-plot";
import { askingRow } from "@/lib/benchmark/report/asking-row";
import { askingTables } from "@/lib/benchmark/report/asking-table";
import { compareRuns } from "@/lib/benchmark/report/compare-runs";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { renderHtml } from "@/lib/benchmark/report/render-html";
import { reportRows } from "@/lib/benchmark/report/report-rows";
import { renderMarkdown } from "@/lib/benchmark/report/report-table";
import { reportTables } from "@/lib/benchmark/report/report-tables";
import type { RunFile } from "@/lib/benchmark/report/run-file";
import { withShortNames } from "@/lib/benchmark/report/short-names";
import { seededRandom } from "@/lib/random";
import { openRuns } from "./play/run-files";

export const reportCommand = defineCommand({
  meta: { name: "report", description: "Sets runs side by side: Markdown, CSV and one self-contained HTML page." },
  args: {
    runs: operand("Results files of replay or simulate"),
    out: text("leeway-report", "Where the three files go", "FOLDER"),
    title: text("Leeway report", "Heading of the report"),
    seed: text("1", "Seed of the bootstrap"),
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

export const reportAskingCommand = defineCommand({
  meta: {
    name: "report-asking",
    description:
      "What asking brought against what it took: tables, and a plot of quality against questions and burden.",
  },
  args: {
    runs: operand("Results files of simulate"),
    out: text("leeway-asking", "Where the two files go", "FOLDER"),
    seed: text("1", "Seed of the bootstrap"),
  },
  async run({ args }) {
    const seed = wholeNumber("seed", args.seed);
    const runs = withoutMethod(withShortNames(await openRuns(args._)));
    const rows = runs.map((run) => askingRow(run, (name) => seededRandom(seed, name)));
    const markdown = renderMarkdown("Asking", askingTables(rows));
    await mkdir(args.out, { recursive: true });
    await Promise.all([
      writeFile(join(args.out, "asking.md"), markdown),
      writeFile(join(args.out, "asking.svg"), plotAsking(rows)),
    ]);
    console.log(markdown);
    console.error(`asking.md and asking.svg are in ${args.out}`);
  },
});

function withoutMethod(runs: readonly RunFile[]): RunFile[] {
  const shared = runs[0]?.stamp?.config.method;
  const start = `${shared}, `;
  const isShared = runs.every(({ name }) => name === shared || name.startsWith(start));
  return isShared ? runs.map((run) => ({ ...run, name: run.name.replace(start, "") })) : [...runs];
}
