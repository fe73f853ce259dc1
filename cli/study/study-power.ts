import { defineCommand } from "citty";
import { operand, optional, text, wholeNumber } from "@/cli/flags";
import { WrongUse } from "@/cli/wrong-use";
import { seededRandom } from "@/lib/random";
import { simulationCaveat } from "@/lib/study/analysis/power";
import { powerPlanOf, powerReport } from "@/lib/study/analysis/power-report";
import { readStudyFile } from "./study-file";

export const studyPowerCommand = defineCommand({
  meta: {
    name: "power",
    description: "How many participants the planned comparison of two arms needs, by simulation.",
  },
  args: {
    file: operand("The study's configuration, YAML or JSON"),
    expect: optional("Expected agreement in either arm, shares from 0 to 1 (default: plan.power)"),
    sd: optional("Spread of participants on the logit scale (default: plan.power)"),
    power: optional("Power wanted (default: plan.power)"),
    studies: text("1000", "Simulated studies a figure"),
    seed: text("1", "Seed of the simulation"),
  },
  async run({ args }) {
    const configuration = await readStudyFile(args.file);
    const planned = configuration.plan.power;
    if (!planned && !(args.expect && args.sd && args.power))
      throw new WrongUse('The plan has no power analysis: give "--expect", "--sd" and "--power".');
    const [one, other] = args.expect?.split(",").map(Number) ?? planned?.expected ?? [];
    if (one === undefined || other === undefined || ![one, other].every((share) => share > 0 && share < 1))
      throw new WrongUse(`The flag "--expect" takes two shares between 0 and 1, such as 0.6,0.4.`);
    const basis = powerPlanOf(configuration, { means: [one, other], sd: Number(args.sd ?? planned?.sd) });
    const report = powerReport(basis, {
      wanted: Number(args.power ?? planned?.wanted),
      studies: wholeNumber("studies", args.studies),
      random: seededRandom(wholeNumber("seed", args.seed), "power"),
    });
    const { plan, wanted, participants } = report;
    console.log(JSON.stringify({ plan, wanted, participants }));
    for (const line of report.sensitivity) console.log(JSON.stringify(line));
    console.error(
      `n is ${basis.design === "between" ? "participants in each arm" : "participants"}. ${simulationCaveat}`,
    );
  },
});
