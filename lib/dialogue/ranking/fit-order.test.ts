import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { fitOrder, fitPoints } from "./fit-order";

const budget = toConstraint({ slot: "msrp", op: "<=", value: 40_000, level: "prefer" });

async function ordered(products: Parameters<typeof makeProduct>[0][], wishes = [budget]) {
  const made = products.map((each, position) => makeProduct({ position, ...each }));
  const catalog = openSlice(createColumnReader(made));
  const { products: listed, fitOf } = await fitOrder({ catalog, where: [], wishes, words: [], ranges: {} });
  return listed.map((product) => ({ ...product, fit: fitOf(product) }));
}

describe("the order of the shop", () => {
  it("gives nothing for being cheaper than asked, and something for using the budget", async () => {
    const [first, second] = await ordered([{ msrp: 12_000 }, { msrp: 34_000 }]);
    expect([first?.msrp, second?.msrp]).toEqual([34_000, 12_000]);
    expect(second?.fit.wishes).toBe(1);
  });

  it("puts what misses a wish by less before what sells better", async () => {
    const [first] = await ordered([
      { msrp: 41_000, popularity: 1 },
      { msrp: 62_000, popularity: 400 },
    ]);
    expect(first?.msrp).toBe(41_000);
  });

  it("prefers what many people buy, and the newer of two", async () => {
    const [first, second] = await ordered([
      { msrp: 35_000, year: 2015, popularity: 90 },
      { msrp: 35_000, year: 2024, popularity: 90 },
      { msrp: 35_000, year: 2024, popularity: 2 },
    ]);
    expect([first?.position, second?.position]).toEqual([1, 2]);
  });

  it("shares out a hundred points, and never gives more than a term has", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ msrp: fc.option(fc.integer({ min: 1, max: 200_000 })), popularity: fc.option(fc.nat(500)) }),
          {
            minLength: 1,
            maxLength: 8,
          },
        ),
        async (products) => {
          const sums: number[] = [];
          for (const { fit } of await ordered(products)) {
            const points = fitPoints(fit);
            sums.push(points.reduce((sum, { points: own }) => sum + own, 0));
            expect(points.reduce((sum, { of }) => sum + of, 0)).toBeCloseTo(100);
            expect(points.every(({ points: own, of }) => own >= 0 && own <= of + 1e-9)).toBe(true);
          }
          expect(sums.every((sum, index) => sum <= (sums[index - 1] ?? 100) + 1e-9)).toBe(true);
        },
      ),
      { seed: 21, numRuns: 60 },
    );
  });
});
