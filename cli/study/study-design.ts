import { defineCommand } from "citty";
import { stringify } from "yaml";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { configuredReach } from "@/cli/configured-model";
import { about, operand, optional, text, wholeNumber } from "@/cli/flags";
import { defaultColumns } from "@/db/seed/default-catalog";
import { askOutside } from "@/lib/agents/ask-outside";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { designScenarios } from "@/lib/study/dry-run/design-scenarios";
import { readStudyFile } from "./study-file";

export const studyDesignCommand = defineCommand({
  meta: about("design", "New scenarios in which the arms of a study decide and differ, read by the real reader."),
  args: {
    file: operand("The study's configuration, YAML or JSON"),
    catalog: optional("CSV with the paper's columns (default: the shipped catalog)", "FILE"),
    find: text("6", "Scenarios to look for, written as YAML"),
    draws: text("300", "Drafts tried at most"),
    seed: text("1", "The same seed finds the same scenarios"),
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const catalog = args.catalog ? await openCatalog(args.catalog) : defaultColumns();
    const products = await catalog.products([], catalog.catalog.size);
    const outside = askOutside(configuredReach());
    const tools = { catalog, preferences: createEmbeddedReader(), outside, now: () => performance.now() };
    const found = await designScenarios(configuration, tools, products, {
      count: wholeNumber("find", args.find),
      draws: wholeNumber("draws", args.draws),
      random: seededRandom(wholeNumber("seed", args.seed), "design"),
    });
    console.log(stringify({ scenarios: found.map(({ scenario }) => scenario) }));
    console.error(`${found.length} scenarios in which the arms differ; rewrite their texts before use.`);
  },
});
