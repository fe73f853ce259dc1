import { describe, expect, it } from "vitest";
import { checkBounds, growthOf, turnTable } from "./bench-turn";
import { quantile } from "./bench-turn-times";

const lengths = [125, 250, 500, 1000, 2000, 4000];
const turns = { whole: [10, 10], reading: [1, 1], lattice: [2, 2], question: [3, 3], products: [1, 1], reply: [3, 3] };

describe("the bench of turns", () => {
  it("tells linear from quadratic growth", () => {
    expect(growthOf(lengths.map((length) => ({ length, milliseconds: length / 100 })))).toBeCloseTo(1, 6);
    expect(growthOf(lengths.map((length) => ({ length, milliseconds: length ** 2 / 100 })))).toBeCloseTo(2, 6);
  });

  it("takes quantiles from the sorted values", () => {
    expect([quantile([3, 1, 2], 0.5), quantile([3, 1, 2], 0.999)]).toEqual([2, 3]);
  });

  it("says which bound is broken", () => {
    const byLength = lengths.map((length) => ({ length, milliseconds: length ** 2 }));
    const reading = { usual: [...Array.from({ length: 999 }, () => 1), 30], byLength };
    const bounds = checkBounds(reading, turns);
    expect(bounds.map((bound) => bound.held)).toEqual([false, false, true]);
    expect(turnTable(reading, turns, bounds)).toContain("BROKEN: reading grows as length^2.00");
  });
});
