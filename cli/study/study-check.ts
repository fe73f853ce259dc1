import { defineCommand } from "citty";
import { about, operand } from "@/cli/flags";
import { digestOf } from "@/lib/digest";
import { cellsOf, scenarioRowCount } from "@/lib/study/configuration/plan-cells";
import { stepsOf } from "@/lib/study/step-items";
import { readStudyFile } from "./study-file";

export const studyCheckCommand = defineCommand({
  meta: about("check", "Check a study's configuration; one JSON line: hash, steps, cells."),
  args: { file: operand("YAML or JSON (docs/study.schema.json)") },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const cells = cellsOf(configuration);
    const summary = {
      slug: configuration.slug,
      hash: digestOf(configuration),
      steps: stepsOf(configuration).map(({ key }) => key),
      cells: cells.map(({ id, order }) => ({ id, order })),
      // By then every arm met every scenario at every position equally often.
      counterbalancedAfter: cells.length * scenarioRowCount(configuration),
    };
    console.log(JSON.stringify(summary));
  },
});
