import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { seededBits } from "@/lib/random";
import { type FlipRow, scenarioFlips } from "./scenario-flips";

interface Fixture {
  sets: {
    name: string;
    rows: [person: number, scenario: number, arm: number, value: number][];
    flips: Record<"estimate" | "p" | "low" | "high", number>;
    glmer: Record<"difference" | "p", number>;
  }[];
}

const { sets } = JSON.parse(readFileSync("lib/statistics/testing/flips-fixture.json", "utf8")) as Fixture;
const pair = new Map([
  ["1", 1],
  ["2", -1],
]);
const bitsOf = (name: string) => seededBits(1, name);

/** R counted the flips, and lme4 of Debian fitted the logistic model (testing/flips-fixture.R). */
describe.each(sets)("flips over scenarios with $name", ({ rows, flips, glmer }) => {
  const found = scenarioFlips(
    rows.map(([participant, scenario, condition, value]) => ({
      ...{ participant: String(participant), scenario: String(scenario), condition: String(condition), value },
    })),
    pair,
    bitsOf,
  );

  it("have the estimate, the p and the interval that R counts", () => {
    for (const part of ["estimate", "p", "low", "high"] as const)
      expect(found?.[part], part).toBeCloseTo(flips[part], 6);
  });

  it("agree with glmer on the difference of shares and on which side of .05 it is", () => {
    expect(Math.abs((found?.estimate ?? Number.NaN) - glmer.difference)).toBeLessThan(0.05);
    expect((found?.p ?? 1) < 0.05).toBe(glmer.p < 0.05);
  });
});

describe("flips over scenarios", () => {
  const row = (participant: number, scenario: number, condition: string, value: number): FlipRow => ({
    ...{ participant: `p${participant}`, scenario: `s${scenario}`, condition, value },
  });
  const all = Array.from({ length: 20 }, (_, index) => index);

  it("stay finite where one arm never succeeds, and cannot reach .05 with five scenarios", () => {
    const of = (scenarios: number) =>
      scenarioFlips(
        all.flatMap((at) => [row(at, at % scenarios, "1", 1), row(at, (at + 1) % scenarios, "2", 0)]),
        pair,
        bitsOf,
      );
    expect(of(10)).toEqual({ estimate: 1, p: 2 / 1024, low: 1, high: 1 });
    expect(of(5)).toEqual({ estimate: 1, p: 2 / 32, low: -1, high: 1 });
  });

  it("also flip the people where nobody met both arms, and then the larger p counts", () => {
    // Three lucky people make every scenario differ alike.
    const rows = all.flatMap((at) =>
      Array.from({ length: 10 }, (_, scenario) =>
        row(at, scenario, String(1 + (at % 2)), Number([0, 4, 8].includes(at))),
      ),
    );
    expect(scenarioFlips(rows, pair, bitsOf)?.p).toBe(0.25);
  });

  it("are none without two differences", () => {
    expect(scenarioFlips([row(1, 1, "1", 1), row(1, 2, "2", 0)], pair, bitsOf)).toBeNull();
  });
});
