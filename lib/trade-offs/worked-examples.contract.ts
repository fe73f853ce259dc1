import { describe, expect, it } from "vitest";
import type { CatalogProduct, CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Constraint, ConstraintInput, Predicate } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { type RelaxQuestion, relaxSlice } from "./relax-slice";

type MakeReader = (products: CatalogProduct[]) => Promise<CatalogReader>;

const wish = (id: string, input: Omit<ConstraintInput, "id">): Constraint => toConstraint({ ...input, id });
const price = wish("price", { slot: "msrp", op: "<=", value: 20_000, weight: 0.3 });
const highway = wish("highway", { slot: "highwayMpg", op: ">=", value: 40, weight: 0.1 });
const frame = [{ slot: "make", op: "==", value: "Alpha" } as const];
const productA = makeProduct({ position: 0, model: "A", msrp: 21_000, highwayMpg: 38 });
const productB = makeProduct({ position: 1, model: "B", msrp: 24_000, highwayMpg: 41 });
const productC = makeProduct({ position: 2, model: "C", msrp: 19_000, highwayMpg: 35 });
const stranger = makeProduct({ position: 3, make: "Beta", model: "D", msrp: 18_000, highwayMpg: 45 });

export function describeWorkedExamples(name: string, makeReader: MakeReader): void {
  describe(`worked examples: ${name}`, () => {
    describeSetsAndBounds(makeReader);
    describeConflictTieAndMissing(makeReader);
  });
}

const ask = (
  reader: CatalogReader,
  constraints: Constraint[],
  { frame = [], ...more }: Partial<RelaxQuestion> & { frame?: readonly Predicate[] } = {},
) =>
  relaxSlice({
    slice: openSlice(reader, frame),
    constraints,
    method: "optimal",
    settings: { mustMeans: "weight" },
    ...more,
  });

function describeSetsAndBounds(makeReader: MakeReader): void {
  it("1. gives up the mileage, worth least, and loosens it to the car that is there", async () => {
    const result = await ask(await makeReader([productA, productB, productC, stranger]), [price, highway], { frame });
    expect(result.status).toBe("relaxed");
    expect(result.correctionSets).toEqual([
      { members: ["highway"], weight: 0.1, matches: 1 },
      { members: ["price"], weight: 0.3, matches: 1 },
    ]);
    expect(result.relaxed).toEqual([{ constraint: highway, action: "dropped" }]);
    expect(result.car?.model).toBe("C");
    expect(result.matches).toBe(1);
    expect(result.loosened).toEqual([
      {
        changes: [{ constraint: highway, action: "loosened", to: { op: ">=", value: 35 } }],
        matches: 1,
        car: expect.objectContaining({ model: "C" }),
      },
    ]);
    expect(result.alternatives.map(({ members }) => members)).toEqual([["price"]]);
    expect(result.conflictSets).toEqual([["highway", "price"]]);
  });

  it("1. without C: gives up the price, loosened to B", async () => {
    const reader = await makeReader([productA, productB, stranger]);
    const result = await ask(reader, [price, highway], { frame });
    expect(result.correctionSets.map(({ members }) => members)).toEqual([["price"]]);
    expect(result.loosened.map(({ changes, car: product }) => [changes[0]?.to?.value, product.model])).toEqual([
      [24_000, "B"],
    ]);
  });

  it("1. without B and C: the only set is both, moved together to one car", async () => {
    const result = await ask(await makeReader([productA, stranger]), [price, highway], { frame });
    expect(result.correctionSets).toEqual([{ members: ["highway", "price"], weight: 0.4, matches: 1 }]);
    expect(result.conflictSets).toEqual([["highway"], ["price"]]);
    expect(result.loosened).toHaveLength(1);
    expect(result.loosened[0]?.changes.map(({ constraint, to }) => [constraint.id, to?.value])).toEqual([
      ["highway", 38],
      ["price", 21_000],
    ]);
    expect(result.loosened[0]?.car.model).toBe("A");
  });
}

function describeConflictTieAndMissing(makeReader: MakeReader): void {
  it("2. names the locked wishes that contradict each other, with a count for unlocking each", async () => {
    const make = wish("make", { slot: "make", op: "==", value: "Alpha", locked: true });
    const style = wish("style", { slot: "style", op: "==", value: "Pickup", locked: true });
    const pickup = makeProduct({ position: 4, make: "Beta", style: "Pickup" });
    const result = await ask(await makeReader([productA, productB, productC, pickup]), [make, style, price]);
    expect(result.status).toBe("locked-conflict");
    expect(result.conflictSets).toEqual([["make", "style"]]);
    expect(result.alternatives.map(({ members, matches }) => [members, matches])).toEqual([
      [["style"], 3],
      [["make"], 1],
    ]);
    expect(result.car).toBeNull();
  });

  it("3. leaves equal weights undecided, marks the pick that keeps more cars, whatever the order", async () => {
    const equal = { ...highway, weight: 0.3, level: price.level };
    const productE = makeProduct({ position: 4, model: "E", msrp: 19_500, highwayMpg: 33 });
    const reader = await makeReader([productB, productC, productE]);
    const result = await ask(reader, [price, equal], { frame });
    expect(result.status).toBe("undecided");
    expect(result.tied).toEqual([["highway"], ["price"]]);
    expect(result.relaxed.map(({ constraint }) => constraint.id)).toEqual(["highway"]);
    expect(result.matches).toBe(2);
    expect(await ask(reader, [equal, price], { frame })).toEqual(result);
  });

  it("4. lets a car without horsepower fail a bound, pass an exclusion, and loosen nothing", async () => {
    const power = wish("power", { slot: "horsepower", op: ">=", value: 200 });
    const not200 = wish("not200", { slot: "horsepower", op: "!=", value: 200 });
    const silent = makeProduct({ position: 0, model: "Silent", horsepower: null });
    const alone = await ask(await makeReader([silent]), [power, not200]);
    expect(alone.relaxed.map(({ constraint }) => constraint.id)).toEqual(["power"]);
    expect(alone.car?.model).toBe("Silent");
    expect(alone.loosened).toEqual([]);
    const weak = makeProduct({ position: 1, model: "Weak", horsepower: 120 });
    const both = await ask(await makeReader([silent, weak]), [power]);
    expect(both.matches).toBe(2);
    expect(both.loosened.map(({ changes, matches }) => [changes[0]?.to?.value, matches])).toEqual([[120, 1]]);
  });
}
