import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foremostPlaces } from "./column-ranking";

const rows = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), { maxLength: 60 });

describe("the foremost places by several sums", () => {
  it("hold whatever a full sort puts first, ties of the last one included, and little else", () => {
    fc.assert(
      fc.property(rows, fc.nat(20), (table, wanted) => {
        const sums = [0, 1, 2].map((column) => Float64Array.from(table, (row) => row[column] ?? 0));
        const compare = (a: number, b: number) =>
          sums.map((sum) => (sum[b] ?? 0) - (sum[a] ?? 0)).find((difference) => difference !== 0) ?? 0;
        const sorted = table.map((_, place) => place).sort(compare);
        const last = sorted[wanted - 1];
        const expected = sorted.filter(
          (place, index) => index < wanted || (last !== undefined && compare(place, last) === 0),
        );
        expect([...foremostPlaces(sums, wanted)]).toEqual(expected.sort((a, b) => a - b));
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
