import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundDomain, productsPassing } from "./bound-domain";
import { drawingScale } from "./drawing-scale";

const bars = [30, 31, 32, 33].map((value) => ({ value, label: String(value), count: value - 28, inside: true }));
const bins = [20_000, 22_000].map((value) => ({ value, upTo: value + 2000, label: "", count: 10, inside: true }));

describe("the ground of a bound", () => {
  it("puts the slider's thumb exactly where the drawing puts the line", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 28, max: 36 }),
        fc.integer({ min: 28, max: 36 }),
        fc.boolean(),
        (now, asked, upwards) => {
          const { ends, min, max } = boundDomain(bars, [now, asked], upwards, 1);
          const op = upwards ? ">=" : "<=";
          const scale = drawingScale(
            { bars, asked, now },
            { marks: "bars", op, dollars: false, width: 500, domain: ends },
          );
          return Math.abs((scale.now ?? -1) - (now - min) / (max - min)) < 1e-9;
        },
      ),
      { seed: 2 },
    );
  });

  it("steps through bins in the steps people type", () => {
    expect(boundDomain(bins, [21_350], false, 100)).toEqual({
      ends: [20_000, 24_000],
      min: 20_000,
      max: 24_000,
      step: 100,
    });
  });

  it("counts the cars that pass, and says when a bin is cut", () => {
    expect(productsPassing(bars, 32, true)).toEqual({ count: 9, exact: true });
    expect(productsPassing(bars, 31, false)).toEqual({ count: 5, exact: true });
    expect(productsPassing(bins, 22_000, false)).toEqual({ count: 10, exact: true });
    expect(productsPassing(bins, 23_000, false)).toEqual({ count: 15, exact: false });
  });
});
