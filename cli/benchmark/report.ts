import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand } from "citty";
import { operand, text, wholeNumber } from "@/cli/flags";
import { plotAsking } from "@/lib/benchmark/report/asking-plot";
import { buildReport } from "@/lib/benchmark/report/build-report";
import { renderCsv } from "@/lib/benchmark/report/render-csv";
import { renderHtml } from "@/lib/benchmark/report/render-html";
import { renderMarkdown } from "@/lib/benchmark/report/report-table";
import { openRuns } from "./play/open-runs";

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
