import { describe, expect, it } from "vitest";
import { toConstraint } from "@/lib/constraints/constraint";
import type { Scenario } from "@/lib/study/configuration/scenario";
import { cardCoverage, statedRanking } from "./card-ranking";

const price = toConstraint({ slot: "msrp", op: "<=", value: 20_000 });
const least = toConstraint({ slot: "msrp", op: ">=", value: 10_000 });
const mileage = toConstraint({ slot: "highwayMpg", op: ">=", value: 40 });
const body = toConstraint({ slot: "style", op: "in", value: ["Wagon", "4dr SUV"] });
const make = toConstraint({ slot: "make", op: "==", value: "Kia" });

const card: Scenario = {
  ...{ kind: "persona", id: "card", title: "Card", text: ["x"], frame: [] },
  wishes: [price, mileage, body].map(({ slot, op, value }) => ({ predicate: { slot, op, value }, weight: 0.5 })),
};

describe("a card's ranking", () => {
  it("keeps its order over what was stated, and drops what only one side has", () => {
    expect(statedRanking([mileage.id, body.id, price.id], [price, make, mileage])).toEqual([mileage.id, price.id]);
  });

  it("finds a wish that was stated the other way round by its slot, each only once", () => {
    expect(statedRanking([price.id, mileage.id], [least, mileage])).toEqual([least.id, mileage.id]);
    expect(statedRanking([least.id, price.id], [price])).toEqual([price.id]);
  });

  it("is covered as far as the stated wishes have its values", () => {
    const wagon = toConstraint({ slot: "style", op: "==", value: "Wagon" });
    const dearer = toConstraint({ slot: "msrp", op: "<=", value: 25_000 });
    expect(cardCoverage(card, [price, mileage, wagon, make])).toBe(1);
    expect(cardCoverage(card, [dearer, mileage])).toBeCloseTo(1 / 3);
    expect(cardCoverage({ ...card, kind: "own" }, [price])).toBeNull();
  });
});
