import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparisonAddress, readAddress } from "./comparison-view";

const search = (address: string) => new URLSearchParams(address.split("?")[1]);

describe("comparisonAddress", () => {
  it("is read back whatever the ids, weights and locks", () =>
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.dictionary(fc.string({ minLength: 1 }), fc.double({ min: 0, max: 1, noNaN: true }), { minKeys: 1 }),
        fc.dictionary(fc.string({ minLength: 1 }), fc.boolean(), { minKeys: 1 }),
        (text, weights, locks) => {
          const params = search(comparisonAddress({ text, weights, locks }));
          const { damaged, ...read } = readAddress(params.get("w") ?? undefined, params.get("l") ?? undefined);
          expect(params.get("q")).toBe(text);
          expect(damaged).toBe(false);
          expect(Object.entries(read.weights ?? {})).toEqual(
            Object.entries(weights).map(([id, weight]) => [id, weight + 0]),
          );
          expect(Object.entries(read.locks ?? {})).toEqual(Object.entries(locks));
        },
      ),
      { seed: 31, numRuns: 100 },
    ));

  it("leaves out what makes no sense and says so", () => {
    expect(readAddress("msrp:<=~0.3,year~2,~0.5,style~", undefined)).toEqual({
      weights: { "msrp:<=": 0.3 },
      damaged: true,
    });
    expect(readAddress("%E0%A4%A~0.3", "x~yes")).toEqual({ damaged: true });
    expect(readAddress(undefined, undefined)).toEqual({ damaged: false });
  });
});
