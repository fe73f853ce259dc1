import { describe, expect, it } from "vitest";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { crossedFactors, factorialEffects, isBetweenPeople, pairsOfArms } from "./arm-contrasts";
import { factorialStudy } from "./testing/factorial";

const example = exampleConfiguration();
const factorial = factorialStudy("within");

describe("contrasts of arms", () => {
  it("are every pair", () => {
    expect(pairsOfArms(example).map(({ a, b }) => `${a} ${b}`)).toHaveLength(6);
  });

  it("are main effects and the interaction where arms cross two factors, and a field that follows is none", () => {
    const found = factorialEffects(factorial);
    expect(found.map(({ effect, a, b, weights }) => [effect, a, b, [...weights.values()]])).toEqual([
      ["method", "optimal", "greedy", [0.5, 0.5, -0.5, -0.5]],
      ["wording", "full", "plain", [0.5, -0.5, 0.5, -0.5]],
      ["method x wording", "optimal - greedy at full", "optimal - greedy at plain", [1, -1, -1, 1]],
    ]);
  });

  it("have no factors where arms are one factor, or a combination is missing", () => {
    expect(crossedFactors(example)).toEqual([]);
    expect(crossedFactors({ ...factorial, conditions: factorial.conditions.slice(1) })).toEqual([]);
  });

  it("tell factors between people from those within", () => {
    const mixed = factorialStudy("mixed");
    expect(crossedFactors(mixed).map(({ levels }) => isBetweenPeople(mixed, levels))).toEqual([true, false]);
  });
});
