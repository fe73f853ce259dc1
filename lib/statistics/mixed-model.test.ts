import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fitMixed } from "./mixed-model";
import type { MixedRow } from "./mixed-products";

interface Fixture {
  version: string;
  sets: {
    name: string;
    rows: [person: number, scenario: number, arm: number, place: number, value: number][];
    means: number[];
    spread: Record<"people" | "scenarios" | "slopes" | "rest", number>;
    contrast: Record<"estimate" | "error" | "freedom" | "t" | "p" | "low" | "high", number>;
    term: Record<"estimate" | "error" | "freedom", number>;
  }[];
}

const { sets } = JSON.parse(readFileSync("lib/statistics/testing/mixed-fixture.json", "utf8")) as Fixture;

function fitOf({ rows }: Pick<Fixture["sets"][number], "rows">) {
  const data = rows.map(
    ([person, scenario, arm, place, value]): MixedRow => ({
      ...{ value, person: person - 1, scenario: scenario - 1, arm: arm - 1, terms: [place] },
    }),
  );
  const count = (of: "person" | "scenario" | "arm") => Math.max(...data.map((row) => row[of])) + 1;
  const fit = fitMixed(data, { people: count("person"), scenarios: count("scenario"), arms: count("arm") });
  if (!fit) throw new Error("no fit");
  return fit;
}

/** lme4 and lmerTest of Debian computed the figures (testing/mixed-fixture.R). */
describe.each(sets)("a mixed model with $name", (set) => {
  const fit = fitOf(set);

  it("has the means and the spread of lme4", () => {
    for (const [arm, mean] of fit.means.entries()) expect(mean).toBeCloseTo(set.means[arm] ?? Number.NaN, 4);
    for (const part of ["people", "scenarios", "slopes", "rest"] as const)
      expect(fit.spread[part], part).toBeCloseTo(set.spread[part], 3);
  });

  it("has the contrast, the degrees of freedom and the p of lmerTest", () => {
    const found = fit.contrast([1, -1]);
    for (const part of ["estimate", "error", "p", "low", "high"] as const)
      expect(found[part], part).toBeCloseTo(set.contrast[part], 3);
    expect(Math.abs(found.freedom / set.contrast.freedom - 1)).toBeLessThan(0.01);
    const [term] = fit.terms;
    expect(term?.estimate).toBeCloseTo(set.term.estimate, 4);
    expect(term?.error).toBeCloseTo(set.term.error, 4);
  });
});

describe("a mixed model", () => {
  it("is none for data that cannot tell arms apart", () => {
    const rows = [0, 1, 2].map((person) => ({ value: 1, person, scenario: 0, arm: 0 }));
    expect(fitMixed(rows, { people: 3, scenarios: 1, arms: 2 })).toBeNull();
  });
});
