import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupDigits } from "./group-digits";

describe("numbers with commas", () => {
  it("are written as the built-in formatter writes them", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        (value) => groupDigits(value) === value.toLocaleString("en-US"),
      ),
      { seed: 3 },
    );
    for (const value of [0, 7, 999, 1000, 24_000, 1_234_567, 33.5, 1234.25, -4100]) {
      expect(groupDigits(value)).toBe(value.toLocaleString("en-US"));
    }
  });
});
