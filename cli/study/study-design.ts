import { defineCommand } from "citty";
import { stringify } from "yaml";
import { about, text, wholeNumber } from "@/cli/flags";
import { seededRandom } from "@/lib/random";
import { designScenarios } from "@/lib/study/dry-run/design-scenarios";
import { openPlayed, playedStudy } from "./study-dry-run";

export const studyDesignCommand = defineCommand({
  meta: about("design", "New scenarios in which the arms of a study decide and differ, read by the real reader."),
  args: {
    ...playedStudy,
    find: text("6", "Scenarios to look for, written as YAML"),
    draws: text("300", "Drafts tried at most"),
    seed: text("1", "The same seed finds the same scenarios"),
  },
  async run({ args }) {
    const { configuration, tools } = await openPlayed(args);
    const products = await tools.catalog.products([], tools.catalog.catalog.size);
    const found = await designScenarios(configuration, tools, products, {
      count: wholeNumber("find", args.find),
      draws: wholeNumber("draws", args.draws),
      random: seededRandom(wholeNumber("seed", args.seed), "design"),
    });
    console.log(stringify({ scenarios: found.map(({ scenario }) => scenario) }));
    console.error(`${found.length} scenarios in which the arms differ; rewrite their texts before use.`);
  },
});
