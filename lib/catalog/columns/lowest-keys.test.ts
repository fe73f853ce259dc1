import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lowestKeys } from "./lowest-keys";

describe("the lowest of many keys", () => {
  it("are those a full sort would put first", () => {
    const few = fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 300 });
    fc.assert(
      fc.property(few, fc.nat(320), (keys, wanted) => {
        const sorted = [...keys].sort((a, b) => a - b);
        expect([...lowestKeys(Float64Array.from(keys), wanted)]).toEqual(sorted.slice(0, wanted));
      }),
    );
  });
});
