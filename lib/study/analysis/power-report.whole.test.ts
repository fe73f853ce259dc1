import { describe, expect, it } from "vitest";
import { seededBits, seededRandom, shuffle, standardNormal } from "@/lib/random";
import { scenarioFlips } from "@/lib/statistics/scenario-flips";
import { factorialEffects } from "./arm-contrasts";
import { powerReport } from "./power-report";
import { factorialStudy } from "./testing/factorial";

const people = 120;
const logit = (share: number) => Math.log(share / (1 - share));

/** Shares of significant effects in studies whose better arms are named. */
function foundIn(kind: "within" | "mixed" | "between", better: readonly string[], effect: string, studies: number) {
  const study = factorialStudy(kind);
  const random = seededRandom(1, `${kind} ${effect}`);
  const [weights = new Map<string, number>()] = factorialEffects(study).flatMap((each) =>
    each.effect === effect ? [each.weights] : [],
  );
  const cards = study.scenarios.map((_, index) => index);
  let found = 0;
  for (let each = 0; each < studies; each++) {
    const luck = cards.map(() => new Map(study.conditions.map(({ id }) => [id, standardNormal(random) * 0.5])));
    const rows = Array.from({ length: people }, (_, person) => {
      const own = standardNormal(random) * 0.5;
      const arms = study.design.groups[person % study.design.groups.length]?.conditions ?? [];
      return shuffle(cards, random)
        .slice(0, study.trials.perParticipant)
        .map((card, place) => {
          const condition = arms[(place + person) % arms.length] ?? "";
          const mean = logit(better.includes(condition) ? 0.65 : 0.35) + own + (luck[card]?.get(condition) ?? 0);
          const value = Number(random() < 1 / (1 + Math.exp(-mean)));
          return { participant: String(person), scenario: String(card), condition, value };
        });
    }).flat();
    const result = scenarioFlips(rows, weights, (name) => seededBits(each, name));
    if ((result?.p ?? 1) < 0.05 / 3) found++;
  }
  return found / studies;
}

describe("the power of factors", () => {
  const studies = process.env.LEEWAY_RUNS === "full" ? 2000 : 60;

  it.each(["within", "mixed", "between"] as const)(
    "is what the analysis finds in %s designs",
    (kind) => {
      const expected = {
        outcome: "agreement-top1" as const,
        expected: [0.65, 0.35] as [number, number],
        sd: 0.5,
        scenarioSd: 0.5,
        attrition: 0,
        wanted: 0.8,
      };
      const planned = new Map(
        powerReport(factorialStudy(kind), expected)
          .effects(people)
          .map(({ effect, power }) => [effect, power]),
      );
      const cases = [
        ["method", ["optimal-full", "optimal-plain"]],
        ["wording", ["optimal-full", "greedy-full"]],
        ["method x wording", ["optimal-full"]],
      ] as const;
      for (const [effect, better] of cases) {
        const found = foundIn(kind, better, effect, studies);
        const power = planned.get(effect) ?? Number.NaN;
        process.stdout.write(`${kind}, ${effect}: planned ${power.toFixed(3)}, found ${found.toFixed(3)}\n`);
        // Cells of uneven sizes cost a little that the plan leaves out.
        expect(Math.abs(found - power)).toBeLessThan(0.06 + 3 * Math.sqrt((power * (1 - power)) / studies));
      }
    },
    240_000,
  );
});
