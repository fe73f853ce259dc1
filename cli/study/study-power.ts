import { readFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { about, operand, optional, WrongUse } from "@/cli/flags";
import { measureOf } from "@/lib/study/analysis/measures";
import { type ModelRow, pilotSpread } from "@/lib/study/analysis/model-contrasts";
import { simulationCaveat } from "@/lib/study/analysis/power";
import { type ExpectedMeans, expectedMeans, powerReport, powerSentence } from "@/lib/study/analysis/power-report";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { readBundle } from "@/lib/study/export/read-bundle";
import { readStudyFile } from "./study-file";

export const studyPowerCommand = defineCommand({
  meta: about("power", "How many participants every registered outcome needs, for the test of the analysis."),
  args: {
    file: operand("The study's configuration, YAML or JSON"),
    expect: optional("Expected means of the primary outcome in either arm (default: plan.power)"),
    sd: optional("Its spread of participants, logits for a share (default: plan.power)"),
    "scenario-sd": optional("Its spread of an arm between scenarios (default: plan.power, else 0)"),
    "within-sd": optional("Its spread of trials, for a number (default: plan.power)"),
    power: optional("Power wanted (default: plan.power)"),
    pilot: optional("An export of a pilot: all spreads, and how often there is a value, are taken from it", "ZIP"),
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const [planned, ...others] = expectedMeans(configuration);
    if (!planned && !(args.expect && args.sd && args.power))
      throw new WrongUse('The plan has no power analysis: give "--expect", "--sd" and "--power".');
    const outcome = configuration.plan.primaryOutcome;
    const [one = Number.NaN, other = Number.NaN] = args.expect?.split(",").map(Number) ?? planned?.expected ?? [];
    const isShare = outcome === "agreement-top1";
    if (![one, other].every((mean) => (isShare ? mean > 0 && mean < 1 : Number.isFinite(mean))))
      throw new WrongUse(
        `The flag "--expect" takes two ${isShare ? "shares between 0 and 1" : "means"}, such as 0.6,0.4.`,
      );
    const primary: ExpectedMeans = {
      ...{ outcome, expected: [one, other], sd: Number(args.sd ?? planned?.sd), attrition: planned?.attrition ?? 0 },
      scenarioSd: Number(args["scenario-sd"] ?? planned?.scenarioSd ?? 0),
      withinSd: Number(args["within-sd"] ?? planned?.withinSd ?? 0),
      decided: planned?.decided ?? 1,
      wanted: Number(args.power ?? planned?.wanted),
    };
    const trials = args.pilot ? pilotTrials(await readFile(args.pilot)) : null;
    const reports = [primary, ...others].map((each) =>
      powerReport(configuration, trials ? withSpread(configuration, each, trials) : each),
    );
    for (const report of reports) {
      const { plan, expected, pairs, needed } = report;
      const effects = report.effects(needed?.n ?? configuration.recruitment.target);
      const found = { outcome: expected.outcome, plan, pairs, needed, ...(effects.length > 0 ? { effects } : {}) };
      console.log(JSON.stringify(found));
      for (const line of report.sensitivity) console.log(JSON.stringify(line));
      console.error(powerSentence(report));
    }
    const all = reports.map(({ needed }) => needed?.n ?? Number.POSITIVE_INFINITY);
    if (all.length > 1) console.error(`All registered outcomes together need ${Math.max(...all)} participants.`);
    console.error(simulationCaveat);
  },
});

function pilotTrials(zip: Uint8Array): ModelRow[] {
  const rows = readBundle(zip).rows("trials.csv");
  const figure = (cell: string) => (cell === "" || Number.isNaN(Number(cell)) ? null : Number(cell));
  return rows.flatMap(({ participant = "", group = "", condition = "", scenario = "", trial, excluded, ...cells }) => {
    const values = Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, figure(cell)]));
    return excluded === "" ? [{ participant, group, condition, scenario, trial: Number(trial), values }] : [];
  });
}

function withSpread(configuration: Configuration, expected: ExpectedMeans, trials: readonly ModelRow[]): ExpectedMeans {
  const measure = measureOf(configuration, expected.outcome);
  const found = measure === null ? null : pilotSpread(trials, measure);
  if (!found) throw new WrongUse(`The pilot tells nothing of ${expected.outcome}.`);
  return { ...expected, ...found };
}
