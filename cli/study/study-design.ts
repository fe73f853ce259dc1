import { defineCommand } from "citty";
import { stringify } from "yaml";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { operand, optional, text, wholeNumber } from "@/cli/flags";
import { defaultColumns } from "@/db/seed/default-catalog";
import { seededRandom } from "@/lib/random";
import { designScenarios } from "@/lib/study/configuration/design-scenarios";
import { disagreementOf, leastDisagreement } from "@/lib/study/configuration/scenario-disagreement";
import { readStudyFile } from "./study-file";

export const studyDesignCommand = defineCommand({
  meta: {
    name: "design",
    description: "Where the arms of a study disagree over its scenarios, and new scenarios in which they do.",
  },
  args: {
    file: operand("The study's configuration, YAML or JSON"),
    catalog: optional("CSV with the paper's columns (default: the shipped catalog)", "FILE"),
    find: text("0", "New scenarios to look for, written as YAML"),
    draws: text("300", "Drafts tried at most"),
    seed: text("1", "The same seed finds the same scenarios"),
  },
  async run({ args }) {
    const { conditions, scenarios } = await readStudyFile(args.file);
    const reader = args.catalog ? await openCatalog(args.catalog) : defaultColumns();
    const report = await disagreementOf(reader, conditions, scenarios);
    console.log(stringify(report));
    if (report.share < leastDisagreement) {
      console.error(
        `The arms disagree in ${Math.round(report.share * 100)}% of the scenarios: too few to tell them apart.`,
      );
      process.exitCode = 1;
    }
    const wanted = wholeNumber("find", args.find);
    if (wanted === 0) return;
    const cars = await reader.cars([], reader.catalog.size);
    const settings = {
      count: wanted,
      draws: wholeNumber("draws", args.draws),
      random: seededRandom(wholeNumber("seed", args.seed), "design"),
    };
    const found = await designScenarios(reader, cars, conditions, settings);
    console.log(stringify({ scenarios: found.map(({ scenario }) => scenario) }));
    console.error(`${found.length} scenarios in which the arms disagree; rewrite their texts before use.`);
  },
});
