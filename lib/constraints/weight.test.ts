import { describe, expect, it } from "vitest";
import { levelOf, levels, levelWeights, levelWithNotches, notchesOf } from "./weight";

describe("levels", () => {
  it("are the nearest to a weight", () => {
    expect([1, 0.85, 0.7, 0.5, 0.25, 0].map(levelOf)).toEqual(["must", "must", "strong", "prefer", "flexible", "nice"]);
  });

  it("are the heavier one half-way between two, whatever the rounding", () => {
    expect(levelOf(0.65)).toBe("strong");
    expect(levelOf((0.55 + 0.3) / 2)).toBe("prefer");
    expect(levelOf(0.2)).toBe("flexible");
  });

  it("stand on as many tall notches as they are heavy, one to five", () => {
    expect(levels.map(notchesOf)).toEqual([5, 4, 3, 2, 1]);
    for (const level of levels) {
      expect(levelWithNotches(notchesOf(level))).toBe(level);
      expect(levelOf(levelWeights[level])).toBe(level);
    }
  });

  it("stay within the gauge when asked for notches beyond it", () => {
    expect(levelWithNotches(0)).toBe("nice");
    expect(levelWithNotches(9)).toBe("must");
  });
});
