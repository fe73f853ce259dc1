import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand } from "citty";
import { operand, text } from "@/cli/flags";
import { wholeNumber } from "@/cli/whole-number";
import { compareRuns } from "@/lib/benchmark/report/compare-runs";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { renderHtml } from "@/lib/benchmark/report/render-html";
import { renderMarkdown } from "@/lib/benchmark/report/render-markdown";
import { reportRows } from "@/lib/benchmark/report/report-rows";
import { reportTables } from "@/lib/benchmark/report/report-tables";
import { withShortNames } from "@/lib/benchmark/report/short-names";
import { seededRandom } from "@/lib/random";
import { openRuns } from "./play/open-runs";

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
