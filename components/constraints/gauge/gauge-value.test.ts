import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelOf, levelWeights, levelWithNotches, notchesOf } from "@/lib/constraints";
import { gaugeText, notchAt, notchForms, unsureNotches } from "./gauge-notches";

describe("the gauge's values", () => {
  it("finds the notch under every part of the gauge", () => {
    expect([0, 19.9, 20, 55, 99.9].map((x) => notchAt(x, 100))).toEqual([1, 1, 2, 3, 5]);
  });

  it("clamps a pointer that left the gauge to the nearest end, and survives a gauge without width", () => {
    expect(notchAt(-30, 100)).toBe(1);
    expect(notchAt(400, 100)).toBe(5);
    expect(notchAt(5, 0)).toBe(1);
  });

  it("never leaves the five levels, whatever the pointer", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (x, width) => {
        const notch = notchAt(x, width);
        return Number.isInteger(notch) && notch >= 1 && notch <= 5;
      }),
      { seed: 7 },
    );
  });

  it("sets exactly the level whose notch was hit", () => {
    for (const [level, weight] of Object.entries(levelWeights)) {
      const notches = notchesOf(levelOf(weight));
      expect(levelWithNotches(notchAt((notches - 0.5) * 8, 40))).toBe(level);
    }
  });

  it("draws an uncertain weight only when the interval spans more than one level", () => {
    expect(unsureNotches([0.3, 0.75])).toEqual([2, 4]);
    expect(unsureNotches([0.75, 0.3])).toEqual([2, 4]);
    expect(unsureNotches([0.54, 0.56])).toBeNull();
    expect(unsureNotches(undefined)).toBeNull();
  });

  it("leans the last tall notch of a wish that gave way and no other", () => {
    expect(notchForms({ notches: 3, gaveWay: true })).toEqual(["tall", "tall", "leaning", "short", "short"]);
    expect(notchForms({ notches: 1, gaveWay: true })[0]).toBe("leaning");
  });

  it("shows hollow notches up to the pointer and marks those that would go", () => {
    expect(notchForms({ notches: 2, hover: 4 })).toEqual(["tall", "tall", "hollow", "hollow", "short"]);
    expect(notchForms({ notches: 4, hover: 2 })).toEqual(["tall", "tall", "removed", "removed", "short"]);
    expect(notchForms({ notches: 2, hover: 2, gaveWay: true })).toEqual(["tall", "leaning", "short", "short", "short"]);
  });

  it("dashes the notches over an uncertain interval", () => {
    expect(notchForms({ notches: 3, unsure: [2, 4] })).toEqual(["tall", "tall", "dashed", "dashed", "short"]);
  });

  it("says itself in words", () => {
    expect(gaugeText({ level: "strong" })).toBe("strong, 4 of 5");
    expect(gaugeText({ level: "must", locked: true })).toBe("locked");
    expect(gaugeText({ level: "nice", gaveWay: true })).toBe("nice, 1 of 5, gave way");
  });
});
