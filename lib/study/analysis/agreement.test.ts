import { describe, expect, it } from "vitest";
import { agreementWith, preferredSet } from "./agreement";
import type { Decision } from "./decision";

const decision = (chosen: string[], more: Partial<Decision> = {}): Decision => ({
  ...{ turn: 3, method: "optimal", status: "relaxed", chosen, fellBack: null },
  candidates: [
    { members: ["year"], weight: 0.3, matches: 5 },
    { members: ["price"], weight: 0.75, matches: 9 },
    { members: ["mpg", "body"], weight: 0.65, matches: 2 },
  ],
  ...more,
});
const ranking = ["mpg", "year", "body", "price"];

describe("agreement with a participant's ranking", () => {
  it("asks whether the first of the ranking gave way, and whether the best that brings a car did", () => {
    expect(agreementWith(ranking, decision(["year"]))).toMatchObject({ top1: false, best: true, regret: 0 });
    expect(agreementWith(ranking, decision(["price"]))).toMatchObject({ top1: false, best: false, regret: 0.2 });
    expect(agreementWith(["year", "mpg", "body", "price"], decision(["year"]))).toMatchObject({ top1: true });
  });

  it("orders wishes by the cheapest set that holds them: tau-b of 0 1 2 3 with .65 .3 .65 .75 is 0.548", () => {
    expect(agreementWith(ranking, decision(["year"]))?.tau).toBeCloseTo(3 / Math.sqrt(30), 10);
    expect(agreementWith(ranking, decision([], { method: "none" }))?.tau).toBeNull();
  });

  it("agrees with nobody when nothing is recommended", () => {
    expect(agreementWith(ranking, decision([], { method: "none" }))).toMatchObject({
      ...{ top1: false, best: false, regret: null },
    });
    expect(agreementWith(["year"], decision(["year"]))).toBeNull();
  });

  it("prefers the set whose most important wish matters least, a set before a larger one", () => {
    expect(preferredSet(["a", "b", "c"], [["c"], ["a", "b"], ["b"]])).toEqual(["b"]);
  });
});
