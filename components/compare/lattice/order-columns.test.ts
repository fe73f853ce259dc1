import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnPlaces, endOf, orderColumns } from "./order-columns";

interface Way {
  method: string;
  path: string[];
  detours: string[];
  state: "relaxed" | "exhausted";
}

const way = (method: string, ...path: string[]): Way => ({
  method,
  path: ["", ...path],
  detours: [],
  state: "relaxed",
});
const sizeOf = (id: string) => (id === "" ? 0 : id.split("+").length);

describe("orderColumns", () => {
  it("puts methods with one answer side by side and keeps every column", () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "c", "a+b", "b+c"), { minLength: 1, maxLength: 7 }), (ends) => {
        const columns = ends.map((end, index) => way(`m${index}`, end));
        const ordered = orderColumns(columns, sizeOf);
        expect(ordered.map(({ method }) => method).sort()).toEqual(columns.map(({ method }) => method).sort());
        const runs = ordered.filter(
          (column, index) => index === 0 || endOf(column) !== endOf(ordered[index - 1] ?? column),
        );
        expect(runs).toHaveLength(new Set(ends).size);
      }),
      { seed: 51, numRuns: 200 },
    ));

  it("sets answers that begin with the same drop beside each other, so that their lines do not cross", () => {
    const columns = [way("x", "a", "a+b"), way("y", "c"), way("z", "a", "a+d")];
    const order = orderColumns(columns, sizeOf).map(({ method }) => method);
    expect(Math.abs(order.indexOf("x") - order.indexOf("z"))).toBe(1);
  });

  it("stands a node over the middle of the methods that end there", () => {
    const places = columnPlaces([way("x", "a"), way("y", "a"), way("z", "a", "a+b")]);
    expect([...places]).toEqual([
      ["a", 0.5],
      ["a+b", 2],
    ]);
  });

  it("ends a method without an answer at the empty set it stopped at", () => {
    expect(endOf({ path: [""], detours: ["a"], state: "exhausted" })).toBe("a");
  });
});
