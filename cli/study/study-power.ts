import { defineCommand } from "citty";
import { operand, optional, WrongUse } from "@/cli/flags";
import { simulationCaveat } from "@/lib/study/analysis/power";
import { powerReport, powerSentence } from "@/lib/study/analysis/power-report";
import { readStudyFile } from "./study-database";

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
