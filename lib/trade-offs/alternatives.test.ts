import fc from "fast-check";
import { expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { catalogArbitrary, predicateArbitrary, wishArbitrary } from "@/lib/catalog/product.arbitrary";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { applyChanges } from "@/lib/relaxation/loosening/movable";
import { literalCorrectionSets } from "@/lib/relaxation/testing/literal-relaxation";
import { relaxSlice } from "./relax-slice";

const products = [
  makeProduct({ position: 0, make: "Alpha", msrp: 21_000, highwayMpg: 38, horsepower: 120 }),
  makeProduct({ position: 1, make: "Alpha", msrp: 24_000, highwayMpg: 30, horsepower: 290 }),
  makeProduct({ position: 2, make: "Beta", msrp: 60_000, highwayMpg: 20, horsepower: 500 }),
];
const either = toConstraint({
  id: "either",
  slot: "highwayMpg",
  op: "any",
  value: [
    { slot: "highwayMpg", op: ">=", value: 40 },
    { slot: "horsepower", op: ">=", value: 300 },
  ],
  weight: 0.2,
});
const alpha = toConstraint({ id: "alpha", slot: "make", op: "==", value: "Alpha", weight: 0.9 });
const method = "optimal";
const settings = { mustMeans: "weight" } as const;

it("moves the alternative that gives least, and leaves the other", async () => {
  const slice = openSlice(createColumnReader(products));
  const { relaxed, loosened } = await relaxSlice({ slice, constraints: [either, alpha], method, settings });
  expect(relaxed).toMatchObject([{ constraint: { id: "either" }, action: "dropped" }]);
  const moved = loosened.map(({ changes, matches }) => ({ to: changes[0]?.to, matches }));
  expect(moved).toEqual([
    {
      to: {
        op: "any",
        value: [
          { slot: "highwayMpg", op: ">=", value: 40 },
          { slot: "horsepower", op: ">=", value: 290 },
        ],
      },
      matches: 1,
    },
  ]);
});

it("weighs alternatives as one wish, whose every loosening is met by its car", async () => {
  const wishes = fc.tuple(wishArbitrary(), fc.array(predicateArbitrary(), { minLength: 1, maxLength: 3 }));
  await fc.assert(
    fc.asyncProperty(catalogArbitrary(12), wishes, async (random, [first, others]) => {
      const constraints = [first, ...others].map((each, index) =>
        toConstraint({ ...each, id: `w${index}`, weight: 0.2 + index / 10 }),
      );
      fc.pre(random.length > 0);
      const slice = openSlice(createColumnReader(random));
      const { correctionSets, loosened } = await relaxSlice({ slice, constraints, method, settings });
      const sets = correctionSets.map(({ members }) => [...members].sort()).sort();
      expect(sets).toEqual(
        literalCorrectionSets(random, constraints)
          .map((set) => [...set].sort())
          .sort(),
      );
      for (const { changes, car: product, matches } of loosened) {
        const left = random.filter((each) => matchesAll(each, applyChanges(constraints, changes)));
        expect(left).toHaveLength(matches);
        expect(matchesAll(product, applyChanges(constraints, changes))).toBe(true);
      }
    }),
    { seed: 20_260_104, numRuns: 150 },
  );
});
