import { describe, expect, it } from "vitest";
import { seededBits, seededRandom, shuffle, standardNormal } from "@/lib/random";
import { scenarioFlips } from "@/lib/statistics/scenario-flips";
import { type PowerPlan, participantsFor, powerAt } from "./power";

const plain = { outcome: "number", trials: 1, scenarios: 10, scenarioSd: 0, withinSd: 0 } as const;
const medium: PowerPlan = { ...plain, means: [0.5, 0], betweenSd: 1, pair: { a: 0.5, b: 0.5 } };
/** The plan that the methods review computed by itself. */
const reviewed: PowerPlan = {
  ...{ means: [0.6, 0.4], outcome: "share", betweenSd: 0.5, withinSd: 0, scenarioSd: 0 },
  ...{ trials: 1, scenarios: 10, pair: { both: 1 } },
};

describe("power", () => {
  it("is the textbook's for two groups: d 0.5, 64 a group, level .05: .80 (Cohen 1988, table 2.3.5)", () => {
    expect(powerAt(medium, 128, 0.05).power).toBeCloseTo(0.8, 2);
  });

  it("is the textbook's for paired differences: d 0.5, 34 pairs: .81 (G*Power 3.1: 0.8078)", () => {
    const paired: PowerPlan = { ...plain, means: [0.5, 0], betweenSd: 3, withinSd: Math.SQRT1_2, pair: { both: 1 } };
    expect(Math.abs(powerAt(paired, 34, 0.05).power - 0.8078)).toBeLessThan(0.01);
  });

  it("is what the review simulated: .803 at 104, .559 at Holm's first of six steps, .575 where a pair is met by 60", () => {
    expect(Math.abs(powerAt(reviewed, 104, 0.05).power - 0.803)).toBeLessThan(0.012);
    expect(Math.abs(powerAt(reviewed, 104, 0.05 / 6).power - 0.559)).toBeLessThan(0.015);
    expect(Math.abs(powerAt({ ...reviewed, pair: { both: 0.5 } }, 120, 0.05).power - 0.575)).toBeLessThan(0.012);
  });

  it("is the level itself without an effect", () => {
    expect(powerAt({ ...medium, means: [0, 0] }, 60, 0.05).power).toBeCloseTo(0.05);
  });

  it("is none where so few scenarios have too few signs, and an interaction needs more people than a main effect", () => {
    const five = { ...reviewed, scenarioSd: 0.3, scenarios: 5 };
    expect([powerAt(five, 400, 0.05).power, participantsFor(five, 0.8, { alpha: 0.05, most: 4000 })]).toEqual([
      0,
      null,
    ]);
    const main: PowerPlan = { ...reviewed, trials: 2, averaged: 2 };
    const crossed: PowerPlan = { ...reviewed, isInteraction: true };
    expect(powerAt(main, 60, 0.05).power).toBeGreaterThan(powerAt(reviewed, 60, 0.05).power);
    // Four times the variance of the main effect: half the difference does the same.
    expect(powerAt(crossed, 240, 0.05).power).toBeCloseTo(powerAt(main, 60, 0.05).power, 1);
  });

  it("grows with effect, trials and scenarios, and finds the fewest people for it", () => {
    const at = (change: Partial<PowerPlan>) => powerAt({ ...reviewed, scenarioSd: 0.5, ...change }, 60, 0.05).power;
    expect(at({ trials: 4 })).toBeGreaterThan(at({}));
    expect(at({ means: [0.8, 0.4] })).toBeGreaterThan(at({}));
    expect(at({ scenarios: 40 })).toBeGreaterThan(at({}));
    expect(at({})).toBeLessThan(powerAt(reviewed, 60, 0.05).power);
    const found = participantsFor(reviewed, 0.8, { alpha: 0.05, most: 2000 });
    expect(found?.power).toBeGreaterThanOrEqual(0.8);
    expect(powerAt(reviewed, (found?.n ?? 0) - 2, 0.05).power).toBeLessThan(0.8);
    expect(participantsFor({ ...reviewed, scenarioSd: 3 }, 0.8, { alpha: 0.01, most: 2000 })).toBeNull();
  });

  it("is what the analysis finds in simulated studies with spread of people and scenarios", () => {
    const plan: PowerPlan = { ...reviewed, means: [0.68, 0.32], scenarioSd: 0.7 };
    const random = seededRandom(3, "power of the model");
    const studies = process.env.LEEWAY_RUNS === "full" ? 2000 : 200;
    const sides = new Map([
      ["0", 1],
      ["1", -1],
    ]);
    let found = 0;
    for (let study = 0; study < studies; study++) {
      const rows = simulatedPairs(plan, 60, random).map(({ person, scenario, arm, value }) => ({
        ...{ participant: String(person), scenario: String(scenario), condition: String(arm), value },
      }));
      if ((scenarioFlips(rows, sides, (name) => seededBits(study, name))?.p ?? 1) < 0.05) found++;
    }
    const { power } = powerAt(plan, 60, 0.05);
    expect(Math.abs(found / studies - power)).toBeLessThan(3 * Math.sqrt((power * (1 - power)) / studies));
  }, 60_000);
});

function simulatedPairs({ means, betweenSd, scenarioSd, scenarios }: PowerPlan, people: number, random: () => number) {
  const slopes = Array.from({ length: scenarios }, () => means.map(() => standardNormal(random) * scenarioSd));
  const cards = slopes.map((_, index) => index);
  return Array.from({ length: people }, (_, person) => {
    const own = standardNormal(random) * betweenSd;
    const met = shuffle(cards, random);
    return means.map((mean, arm) => {
      const scenario = met[arm] ?? 0;
      const logit = Math.log(mean / (1 - mean)) + own + (slopes[scenario]?.[arm] ?? 0);
      return { person, scenario, arm, value: Number(random() < 1 / (1 + Math.exp(-logit))) };
    });
  }).flat();
}
