import { readFile } from "node:fs/promises";
import { defineCommand } from "citty";
import { seededRandom } from "@/lib/random";
import { type PowerPlan, participantsFor, powerAt, simulationCaveat } from "@/lib/study/analysis/power";
import { parseConfiguration } from "@/lib/study/parse-configuration";
import { UnusableFile } from "./open-catalog";
import { wholeNumber } from "./whole-number";
import { WrongUse } from "./wrong-use";

export const studyPowerCommand = defineCommand({
  meta: {
    name: "power",
    description: "How many participants the planned comparison of two arms needs, by simulation.",
  },
  args: {
    file: { type: "positional", required: true, description: "The study's configuration, YAML or JSON" },
    expect: { type: "string", default: "0.6,0.4", description: "Expected agreement in either arm, shares from 0 to 1" },
    sd: { type: "string", default: "0.5", description: "Spread of participants on the logit scale" },
    power: { type: "string", default: "0.8", description: "Power wanted" },
    studies: { type: "string", default: "1000", description: "Simulated studies a figure" },
    seed: { type: "string", default: "1", description: "Seed of the simulation" },
  },
  async run({ args }) {
    const parsed = parseConfiguration(await readFile(args.file, "utf8"));
    if (!parsed.ok)
      throw new UnusableFile(
        `${args.file}: ${parsed.problems.map(({ path, reason }) => `${path} ${reason}`).join("; ")}.`,
      );
    const { design, trials, plan } = parsed.configuration;
    const [one, other] = args.expect.split(",").map(Number);
    if (one === undefined || other === undefined || ![one, other].every((share) => share > 0 && share < 1)) {
      throw new WrongUse(`The flag "--expect" takes two shares between 0 and 1, such as 0.6,0.4.`);
    }
    const arms = Math.max(...design.groups.map(({ conditions }) => conditions.length));
    const basis: PowerPlan = {
      design: design.kind === "between" ? "between" : "within",
      ...{ means: [one, other], outcome: "share", betweenSd: Number(args.sd), withinSd: 0, alpha: plan.alpha },
      trials: Math.max(1, Math.floor(trials.perParticipant / arms)),
    };
    const studies = wholeNumber("studies", args.studies);
    const random = seededRandom(wholeNumber("seed", args.seed), "power");
    const found = participantsFor(basis, Number(args.power), { studies, most: 2000, random });
    console.log(JSON.stringify({ plan: basis, wanted: Number(args.power), participants: found }));
    for (const [effect, sd] of sensitivity(basis)) {
      const means: [number, number] = [basis.means[1] + effect, basis.means[1]];
      const n = found?.n ?? 200;
      const estimate = powerAt({ ...basis, means, betweenSd: sd }, n, studies, random);
      console.log(JSON.stringify({ effect: Number(effect.toFixed(3)), sd, ...estimate }));
    }
    console.error(
      `n is ${basis.design === "between" ? "participants in each arm" : "participants"}. ${simulationCaveat}`,
    );
  },
});

/** Smaller and larger effects, less and more noise than expected. */
function sensitivity({ means: [one, other], betweenSd }: PowerPlan): [number, number][] {
  const effect = one - other;
  return [0.5, 0.75, 1, 1.25].flatMap((factor) =>
    [betweenSd, betweenSd * 2].map((sd): [number, number] => [effect * factor, sd]),
  );
}
