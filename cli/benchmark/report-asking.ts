import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { defineCommand } from "citty";
import { operand, text } from "@/cli/flags";
import { wholeNumber } from "@/cli/whole-number";
import { plotAsking } from "@/lib/benchmark/report/asking-plot";
import { askingRow } from "@/lib/benchmark/report/asking-row";
import { askingTables } from "@/lib/benchmark/report/asking-table";
import { renderMarkdown } from "@/lib/benchmark/report/render-markdown";
import type { RunFile } from "@/lib/benchmark/report/run-file";
import { withShortNames } from "@/lib/benchmark/report/short-names";
import { seededRandom } from "@/lib/random";
import { openRuns } from "./play/open-runs";

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

/** A method that all runs share is not what tells them apart. */
function withoutMethod(runs: readonly RunFile[]): RunFile[] {
  const shared = runs[0]?.stamp?.config.method;
  const start = `${shared}, `;
  const isShared = runs.every(({ name }) => name === shared || name.startsWith(start));
  return isShared ? runs.map((run) => ({ ...run, name: run.name.replace(start, "") })) : [...runs];
}
