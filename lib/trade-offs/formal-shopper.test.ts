import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { ConstraintInput } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { formalAblations, orderedShopper, playRepair } from "@/lib/relaxation/formal/formal-shopper";
import { applyChanges } from "@/lib/relaxation/loosening/movable";
import { problemArbitrary } from "@/lib/relaxation/testing/problem.arbitrary";

const wish = (id: string, input: Omit<ConstraintInput, "id">) => toConstraint({ ...input, id });
const price = wish("price", { slot: "msrp", op: "<=", value: 20_000 });
const highway = wish("highway", { slot: "highwayMpg", op: ">=", value: 40 });
const style = wish("style", { slot: "style", op: "==", value: "Wagon" });
const reader = createColumnReader([
  makeProduct({ position: 0, msrp: 19_000, highwayMpg: 36, style: "Wagon" }),
  makeProduct({ position: 1, msrp: 26_000, highwayMpg: 42, style: "Wagon" }),
  makeProduct({ position: 2, msrp: 19_800, highwayMpg: 46, style: "Coupe" }),
]);
const wishes = [price, highway, style];

describe("a simulated shopper", () => {
  it("refuses what touches a limit, says so, and agrees to the rest", async () => {
    const { rounds, repair } = await playRepair(reader, [], wishes, { limits: ["style"] });
    expect(rounds.map(({ answer }) => answer)).toEqual([{ kind: "keep", id: "style" }, { kind: "agree" }]);
    expect(repair).toMatchObject({ status: "solved", changes: [{ constraint: { id: "highway" }, to: { value: 36 } }] });
  });

  it("needs more rounds when a refusal carries no information", async () => {
    const { rounds } = await playRepair(reader, [], wishes, { limits: ["style", "highway"], ablation: "yes-no" });
    const told = await playRepair(reader, [], wishes, { limits: ["style", "highway"] });
    expect(rounds.length).toBe(3);
    expect(told.rounds.length).toBe(3);
    const many = createColumnReader(
      ["Sedan", "Coupe", "4dr SUV", "Convertible"].map((held, position) =>
        makeProduct({ position, style: held, msrp: 19_000 }),
      ),
    );
    const asked = [style, price, wish("doors", { slot: "doors", op: ">=", value: 1 })];
    const deaf = await playRepair(many, [], asked, { limits: ["style"], ablation: "yes-no" });
    expect(deaf.rounds.length).toBe(5);
    expect(deaf.repair.end).toBe("refused");
    expect((await playRepair(many, [], asked, { limits: ["style"] })).rounds.length).toBe(1);
  });

  it("refuses by its hidden order: never the heaviest, and more of a wish only where it is lighter", async () => {
    const weighed = [
      { ...price, weight: 0.2 },
      { ...highway, weight: 0.5 },
      { ...style, weight: 0.9 },
    ];
    const shopper = orderedShopper(weighed);
    expect(shopper.limits).toEqual(["style"]);
    const [light, middle] = weighed.map((constraint) => (cost: number) => {
      const change = { constraint, action: "loosened" as const };
      return shopper.agrees?.({ change, cost, matches: 1 });
    });
    expect([light?.(1), middle?.(1), middle?.(0.4)]).toEqual([true, false, true]);
    const { rounds, repair } = await playRepair(reader, [], weighed, shopper);
    expect(repair.status).toBe("solved");
    expect(repair.changes.map(({ constraint }) => constraint.id)).not.toContain("style");
    for (const {
      answer,
      repair: {
        proposals: [first],
      },
    } of rounds)
      if (answer.kind === "agree" && first) expect(shopper.agrees?.(first)).toBe(true);
  });

  it("ends with the limits that clash", async () => {
    const { repair } = await playRepair(reader, [], wishes, { limits: ["price", "highway", "style"] });
    expect(repair).toMatchObject({ status: "exhausted", end: "limits", conflict: ["highway", "price", "style"] });
  });

  it("changes wishes that are no part of the trouble when no reason is given", async () => {
    const products = createColumnReader([makeProduct({ msrp: 30_000, style: "Sedan", highwayMpg: 45 })]);
    const { rounds } = await playRepair(products, [], wishes, { limits: [], ablation: "no-reason" });
    expect(rounds.some(({ repair: { proposals } }) => proposals[0]?.change.constraint.id === "highway")).toBe(true);
    const told = await playRepair(products, [], wishes, { limits: [] });
    expect(told.rounds.every(({ repair: { proposals } }) => proposals[0]?.change.constraint.id !== "highway")).toBe(
      true,
    );
  });

  it("makes one unverified change without a solver", async () => {
    const { rounds, repair } = await playRepair(reader, [], wishes, { limits: [], ablation: "no-solver" });
    expect(rounds.map(({ repair: { proposals } }) => proposals[0]?.change)).toEqual([
      { constraint: style, action: "replaced", to: { op: "==", value: "Coupe" } },
    ]);
    expect(repair.status).toBe("solved");
    const failed = await playRepair(reader, [], wishes, { limits: ["style"], ablation: "no-solver" });
    expect(failed.repair).toMatchObject({ status: "exhausted", end: "rounds", round: 1 });
  });

  it("never sees a limit changed, whatever is taken away, and finds cars whenever it says so", async () => {
    await fc.assert(
      fc.asyncProperty(
        problemArbitrary({ most: 4 }),
        fc.integer({ min: 0, max: 15 }),
        fc.constantFrom(undefined, ...formalAblations),
        async ({ products, constraints }, limitMask, ablation) => {
          fc.pre(products.length > 0);
          const limits = constraints.flatMap(({ id }, bit) => (limitMask & (1 << bit) ? [id] : []));
          const { repair, rounds } = await playRepair(createColumnReader(products), [], constraints, {
            limits,
            ablation,
          });
          expect(repair.changes.every(({ constraint }) => !limits.includes(constraint.id))).toBe(true);
          expect(rounds.length).toBeLessThanOrEqual(10);
          const tests = applyChanges(constraints, repair.changes);
          expect(repair.status === "solved").toBe(products.some((product) => matchesAll(product, tests)));
        },
      ),
      { seed: 8, numRuns: 200 },
    );
  });
});
