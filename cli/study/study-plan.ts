import { defineCommand } from "citty";
import { stringify } from "yaml";
import { openCatalog } from "@/cli/catalog/open-catalog";
import { operand, optional, text, WrongUse, wholeNumber } from "@/cli/flags";
import { showProgress } from "@/cli/show-progress";
import { defaultColumns } from "@/db/seed/default-catalog";
import { seededRandom } from "@/lib/random";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";
import { simulationCaveat } from "@/lib/study/analysis/power";
import { powerReport, powerSentence } from "@/lib/study/analysis/power-report";
import { configurationHash } from "@/lib/study/configuration/configuration-hash";
import { cellsOf, scenarioRowCount } from "@/lib/study/configuration/plan-cells";
import { designScenarios } from "@/lib/study/dry-run/design-scenarios";
import { dryRun } from "@/lib/study/dry-run/dry-run";
import { launchReport } from "@/lib/study/dry-run/launch-findings";
import { voices } from "@/lib/study/dry-run/voices";
import { stepsOf } from "@/lib/study/protocol";
import { readStudyFile } from "./study-database";

export const studyCheckCommand = defineCommand({
  meta: { name: "check", description: "Check a study's configuration; one JSON line: hash, steps, cells." },
  args: { file: operand("YAML or JSON (docs/study.schema.json)") },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const cells = cellsOf(configuration);
    const summary = {
      slug: configuration.slug,
      hash: configurationHash(configuration),
      steps: stepsOf(configuration).map(({ key }) => key),
      cells: cells.map(({ id, order }) => ({ id, order })),
      // By then every arm met every scenario at every position equally often.
      counterbalancedAfter: cells.length * scenarioRowCount(configuration),
    };
    console.log(JSON.stringify(summary));
  },
});

export const studyPowerCommand = defineCommand({
  meta: {
    name: "power",
    description: "How many participants the planned comparisons need, for the mixed model of the analysis.",
  },
  args: {
    file: operand("The study's configuration, YAML or JSON"),
    expect: optional("Expected agreement in either arm, shares from 0 to 1 (default: plan.power)"),
    sd: optional("Spread of participants on the logit scale (default: plan.power)"),
    "scenario-sd": optional("Spread of an arm between scenarios, logit (default: plan.power, else 0)"),
    power: optional("Power wanted (default: plan.power)"),
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const planned = configuration.plan.power;
    if (!planned && !(args.expect && args.sd && args.power))
      throw new WrongUse('The plan has no power analysis: give "--expect", "--sd" and "--power".');
    const [one, other] = args.expect?.split(",").map(Number) ?? planned?.expected ?? [];
    if (one === undefined || other === undefined || ![one, other].every((share) => share > 0 && share < 1))
      throw new WrongUse(`The flag "--expect" takes two shares between 0 and 1, such as 0.6,0.4.`);
    const report = powerReport(configuration, {
      ...{ expected: [one, other], sd: Number(args.sd ?? planned?.sd), attrition: planned?.attrition ?? 0 },
      scenarioSd: Number(args["scenario-sd"] ?? planned?.scenarioSd ?? 0),
      wanted: Number(args.power ?? planned?.wanted),
    });
    const { plan, pairs, needed } = report;
    console.log(JSON.stringify({ plan, pairs, needed }));
    for (const line of report.sensitivity) console.log(JSON.stringify(line));
    console.error(`${powerSentence(report)} ${simulationCaveat}`);
  },
});

export const studyDesignCommand = defineCommand({
  meta: {
    name: "design",
    description: "New scenarios in which the arms of a study decide and differ, read by the real reader.",
  },
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
    const cars = await catalog.cars([], catalog.catalog.size);
    const tools = { catalog, preferences: createEmbeddedReader(), now: () => performance.now() };
    const found = await designScenarios(configuration, tools, cars, {
      count: wholeNumber("find", args.find),
      draws: wholeNumber("draws", args.draws),
      random: seededRandom(wholeNumber("seed", args.seed), "design"),
    });
    console.log(stringify({ scenarios: found.map(({ scenario }) => scenario) }));
    console.error(`${found.length} scenarios in which the arms differ; rewrite their texts before use.`);
  },
});

export const studyDryRunCommand = defineCommand({
  meta: {
    name: "dry-run",
    description: "Plays every arm with every card in several voices; exits with 1 where a launch would be refused.",
  },
  args: {
    file: operand("The study's configuration, YAML or JSON"),
    catalog: optional("CSV with the paper's columns (default: the shipped catalog)", "FILE"),
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const catalog = args.catalog ? await openCatalog(args.catalog) : defaultColumns();
    const progress = showProgress(
      "trials",
      configuration.scenarios.length * configuration.conditions.length * voices.length,
    );
    const tools = {
      catalog,
      preferences: createEmbeddedReader(),
      now: () => performance.now(),
      pause: async () => progress.step(),
    };
    const run = await dryRun(configuration, tools);
    progress.end();
    for (const card of run.scenarios) console.log(JSON.stringify(card));
    const { scenarios: _cards, ...whole } = run;
    console.log(JSON.stringify(whole));
    const findings = await launchReport(configuration, { run, catalog });
    for (const { level, says, fix } of findings) console.error(`${level}: ${says} ${fix}`);
    if (findings.some(({ level }) => level === "stop")) process.exitCode = 1;
  },
});
