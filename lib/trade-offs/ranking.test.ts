import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { ConstraintInput } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import type { Ranking } from "./ranking";
import { relaxSlice } from "./relax-slice";
import type { RelaxationMethod } from "./relaxation";

const products = [
  makeProduct({ position: 0, make: "Alpha", model: "Near", style: "Wagon", msrp: 22_000, highwayMpg: 34, year: 2019 }),
  makeProduct({ position: 1, make: "Alpha", model: "Cheap", style: "Wagon", msrp: 15_000, highwayMpg: 20, year: 2016 }),
  makeProduct({
    position: 2,
    make: "Alpha",
    model: "CheapToo",
    style: "Wagon",
    msrp: 15_000,
    highwayMpg: 20,
    year: 2018,
  }),
  makeProduct({
    position: 3,
    make: "Alpha",
    model: "Priceless",
    style: "Wagon",
    msrp: null,
    highwayMpg: 30,
    year: 2020,
  }),
  makeProduct({ position: 4, make: "Beta", model: "Other", style: "Sedan", msrp: 30_000, highwayMpg: 45, year: 2021 }),
];
const reader = createColumnReader(products);

async function modelFor(method: RelaxationMethod, ranking: Ranking | undefined, wishes: readonly ConstraintInput[]) {
  const constraints = wishes.map(toConstraint);
  const settings = { mustMeans: "weight" as const, ranking };
  const result = await relaxSlice({ slice: openSlice(reader), constraints, method, settings });
  return result.car?.model;
}

const thrifty = { slot: "highwayMpg", op: ">=", value: 40, level: "nice" } as const;
const wagon = { slot: "style", op: "==", value: "Wagon", level: "strong" } as const;
const cheap = { slot: "msrp", op: "<=", value: 25_000, level: "strong" } as const;

describe("which car comes first", () => {
  it("is by weight unless set otherwise", async () => {
    for (const ranking of [undefined, "weighted"] as const) {
      expect(await modelFor("greedy", ranking, [wagon, cheap, thrifty])).toBe("Cheap");
      expect(await modelFor("formal", ranking, [wagon, thrifty])).toBe("Near");
    }
  });

  it("is, with greedy as in its source, the car closest to the original wishes", async () => {
    expect(await modelFor("greedy", "source", [wagon, cheap, thrifty])).toBe("Near");
  });

  it("is, with formal as in its source, the cheapest, then the newest; one without a price comes last", async () => {
    expect(await modelFor("formal", "source", [wagon, thrifty])).not.toBe("Priceless");
    expect(await modelFor("formal", "source", [wagon])).toBe("CheapToo");
  });

  it("is the same for methods whose source ranks by weight", async () => {
    expect(await modelFor("optimal", "source", [wagon, cheap, thrifty])).toBe("Cheap");
  });

  it("lets a heavier level decide before all lighter ones together", async () => {
    const strong = { slot: "year", op: ">=", value: 2015, level: "strong" } as const;
    const lighter = [
      { slot: "msrp", op: "<=", value: 50_000, level: "prefer" },
      { slot: "highwayMpg", op: "<=", value: 60, level: "prefer" },
      { slot: "make", op: "==", value: "Alpha", level: "prefer" },
    ] as const;
    expect(await modelFor("optimal", "weighted", [strong, ...lighter])).toBe("CheapToo");
    expect(await modelFor("optimal", "lexicographic", [strong, ...lighter])).toBe("Near");
  });
});
