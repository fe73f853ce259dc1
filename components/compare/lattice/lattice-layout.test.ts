import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MethodColumn, NodeView } from "@/components/compare/comparison-view";
import { layoutLattice } from "./lattice-layout";
import { orderColumns } from "./order-columns";

const methods = ["local", "hybrid", "formal", "optimal", "global", "greedy", "pairwise"];
const wishes = ["body", "budget", "city", "drive", "highway", "power", "year"];
const subset = fc.subarray(wishes, { minLength: 1, maxLength: 4 });

const pictures = fc
  .tuple(fc.array(fc.tuple(subset, fc.boolean()), { minLength: 7, maxLength: 7 }), fc.nat(5000))
  .map(([ways, products]) => {
    const columns = ways.map(([members, direct], index) => columnOf(methods[index] ?? "", members, direct));
    const ids = new Set(["", ...wishes, ...columns.flatMap(({ path }) => path)]);
    const nodes = [...ids].map((id, index): NodeView => {
      const members = id === "" ? [] : id.split("+");
      return {
        id,
        size: members.length,
        label: members.join(", ") || "all",
        cars: index % 3 === 0 ? 0 : products % (index * 97),
      };
    });
    return { nodes, columns: orderColumns(columns, (id) => (id === "" ? 0 : id.split("+").length)) };
  });

function columnOf(method: string, members: readonly string[], direct: boolean): MethodColumn {
  const steps = members.map((_, index) =>
    members
      .slice(0, index + 1)
      .toSorted()
      .join("+"),
  );
  const path = ["", ...(direct ? steps.slice(-1) : steps)];
  return {
    method,
    name: method,
    line: { width: 2, cap: "butt" },
    rule: "",
    state: "relaxed",
    gaveUp: [],
    tied: [],
    tiedCount: 0,
    tried: [],
    weight: null,
    usesWeights: true,
    kept: 0,
    of: 7,
    cars: 1,
    car: null,
    path,
    detours: [],
    sentence: "",
  };
}

describe("layoutLattice", () => {
  const check = (width: number, bare: boolean) =>
    fc.assert(
      fc.property(pictures, ({ nodes, columns }) => {
        const layout = layoutLattice({ nodes, edges: [], columns, width, bare });
        for (const node of layout.nodes) {
          expect(node.x).toBeGreaterThanOrEqual(0);
          expect(node.x).toBeLessThanOrEqual(width);
          expect(node.y).toBeLessThan(layout.height);
        }
        for (const [index, column] of columns.entries()) {
          const lane = layout.lanes.find(({ method }) => method === column.method);
          const [x, y] = (lane?.d.split("L").at(-1) ?? "").split(" ").map(Number);
          expect(x).toBeCloseTo(((index + 0.5) / columns.length) * width, 0);
          expect(y).toBeCloseTo(layout.height, 0);
        }
      }),
      { seed: 61, numRuns: 30 },
    );

  it("keeps every node in the picture and leads every line to its column", () => check(1376, false));
  it("does so on a phone too", () => check(288, true));

  it("draws nodes no method visits clear of one another, and counts those without room", () =>
    fc.assert(
      fc.property(pictures, fc.integer({ min: 836, max: 1400 }), ({ nodes, columns }, width) => {
        const layout = layoutLattice({ nodes, edges: [], columns, width });
        const beside = layout.nodes.filter(({ visited }) => !visited);
        for (const a of beside) {
          for (const b of layout.nodes) {
            if (a !== b && a.y === b.y) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(a.r + b.r);
          }
        }
        const singles = nodes.filter(({ size }) => size === 1).length;
        expect(layout.nodes.filter(({ size }) => size === 1).length + layout.left).toBeGreaterThanOrEqual(singles);
      }),
      { seed: 62, numRuns: 30 },
    ));

  it("leaves out the rows in which nobody ends, and says how many", () => {
    const members = ["body", "budget", "city", "drive", "highway"];
    const column = columnOf("local", members, false);
    const nodes = column.path.map(
      (id): NodeView => ({ id, size: id === "" ? 0 : id.split("+").length, label: id, cars: 0 }),
    );
    const { rows } = layoutLattice({ nodes, edges: [], columns: [column], width: 1000 });
    expect(rows.map(({ label, between }) => [label, between])).toEqual([
      ["one wish let go", 0],
      ["two", 0],
      ["five", 2],
    ]);
  });
});
