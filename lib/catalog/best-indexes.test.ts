import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestIndexes } from "./best-indexes";

describe("the best of many scores", () => {
  it("are those a full sort would put first, ties by place", () => {
    const few = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 300 });
    fc.assert(
      fc.property(few, fc.nat(320), fc.integer(), (marks, wanted, seed) => {
        const scores = Float64Array.from(marks, (mark) => mark / 4);
        const places = Float64Array.from(marks, (_, index) => (index * 7919 + Math.abs(seed % 97)) % 100_003);
        const sorted = marks
          .map((_, index) => index)
          .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || (places[a] ?? 0) - (places[b] ?? 0));
        expect(bestIndexes(scores, places, wanted)).toEqual(sorted.slice(0, wanted));
      }),
    );
  });
});
