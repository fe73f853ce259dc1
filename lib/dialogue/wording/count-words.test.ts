import { describe, expect, it } from "vitest";
import { counted, listed, productCount, wordFor } from "./count-words";

describe("counts and lists in words", () => {
  it("list without a comma before the last word", () => {
    expect(listed([])).toBe("");
    expect(listed(["a"])).toBe("a");
    expect(listed(["a", "b"])).toBe("a and b");
    expect(listed(["a", "b", "c"])).toBe("a, b and c");
    expect(listed(["a", "b", "c"], "or")).toBe("a, b or c");
  });

  it("say one thing, no things and many things", () => {
    expect([0, 1, 2, 12_000].map((count) => counted(count, "run"))).toEqual([
      "0 runs",
      "1 run",
      "2 runs",
      "12,000 runs",
    ]);
    expect(counted(2, "wish", "wishes")).toBe("2 wishes");
    expect([0, 1, 7].map(productCount)).toEqual(["no cars", "1 car", "7 cars"]);
    expect([1, 3].map((count) => wordFor(count, "meets", "meet"))).toEqual(["meets", "meet"]);
  });
});
