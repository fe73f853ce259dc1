import { describe, expect, it } from "vitest";
import { editDistance } from "./edit-distance";

describe("editDistance", () => {
  it.each([
    ["toyta", "toyota", 1],
    ["hundai", "hyundai", 1],
    ["rouge", "rogue", 1],
    ["camery", "camry", 1],
    ["kitten", "sitting", 3],
    ["", "abc", 3],
  ])("counts the edits from %j to %j", (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance);
    expect(editDistance(b, a, 5)).toBe(distance);
  });

  it("stops at its limit", () => {
    expect(editDistance("honda", "porsche", 2)).toBe(3);
  });
});
