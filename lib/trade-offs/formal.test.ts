import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { ConstraintInput } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { answerRepair, type Repair, type RepairAnswer, startRepair } from "@/lib/relaxation/formal/formal-repair";
import type { Wish } from "@/lib/relaxation/lattice";
import { literalRepair } from "@/lib/relaxation/testing/literal-formal";
import { problemArbitrary } from "@/lib/relaxation/testing/problem.arbitrary";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";

const wish = (id: string, input: Omit<ConstraintInput, "id">) => toConstraint({ ...input, id });
const price = wish("price", { slot: "msrp", op: "<=", value: 20_000 });
const highway = wish("highway", { slot: "highwayMpg", op: ">=", value: 40 });
const style = wish("style", { slot: "style", op: "==", value: "Wagon" });

const products = [
  makeProduct({ position: 0, msrp: 19_000, highwayMpg: 36, style: "Wagon" }),
  makeProduct({ position: 1, msrp: 26_000, highwayMpg: 42, style: "Wagon" }),
  makeProduct({ position: 2, msrp: 19_500, highwayMpg: 41, style: "Sedan" }),
  makeProduct({ position: 3, msrp: 19_800, highwayMpg: 46, style: "Coupe" }),
  makeProduct({ position: 4, msrp: 19_900, highwayMpg: 40, style: "Coupe" }),
];
const reader = createColumnReader(products);
const said = ({ proposals }: Repair) =>
  proposals.map(({ change, cost }) => [change.constraint.id, change.to?.value ?? "drop", cost]);

describe("formal repair", () => {
  it("names the conflict and proposes every edit, cheapest first", async () => {
    const repair = await startRepair(reader, [], [price, highway, style]);
    expect(repair.conflict).toEqual(["highway", "price", "style"]);
    expect(said(repair)).toEqual([
      ["style", "Coupe", 0.25],
      ["style", "Sedan", 0.3],
      ["highway", 36, 0.4],
      ["price", 26_000, 0.857142857],
      ["style", "drop", 1],
      ["highway", "drop", 1],
      ["price", "drop", 1],
    ]);
    expect(repair.proposals.map(({ matches }) => matches)).toEqual([2, 1, 1, 1, 3, 1, 1]);
  });

  it("solves again after agreement and ends when cars have everything", async () => {
    const solved = await answer(await startRepair(reader, [], [price, highway, style]), { kind: "agree" });
    expect(solved.status).toBe("solved");
    expect(solved.changes).toEqual([{ constraint: style, action: "replaced", to: { op: "==", value: "Coupe" } }]);
  });

  it("goes on to the next proposal when refused, and never proposes what must not change", async () => {
    let repair = await startRepair(reader, [], [price, highway, style]);
    repair = await answer(repair, { kind: "disagree" });
    expect([repair.round, said(repair)[0]]).toEqual([2, ["style", "Sedan", 0.3]]);
    repair = await answer(repair, { kind: "keep", id: "style" });
    expect(said(repair).map(([id]) => id)).toEqual(["highway", "price", "highway", "price"]);
    repair = await answer(await answer(repair, { kind: "keep", id: "highway" }), { kind: "keep", id: "price" });
    expect(repair.status).toBe("exhausted");
  });

  it("takes the shopper's own edit and shows the new conflict when it is not enough", async () => {
    const first = await startRepair(reader, [], [price, highway, style]);
    const enough = await answer(first, { kind: "edit", id: "highway", to: { op: ">=", value: 35 } });
    expect(enough).toMatchObject({ status: "solved", changes: [{ action: "loosened", to: { value: 35 } }] });
    const short = await answer(first, { kind: "edit", id: "highway", to: { op: ">=", value: 39 } });
    expect(short).toMatchObject({ status: "open", round: 2, conflict: ["highway", "price", "style"] });
    expect(said(short)).toContainEqual(["highway", 36, 0.3]);
  });

  it("stops after the rounds allowed", async () => {
    let repair = await startRepair(reader, [], [price, highway, style], 2);
    repair = await answer(repair, { kind: "disagree" });
    expect(repair.status).toBe("open");
    repair = await answer(repair, { kind: "disagree" });
    expect(repair).toMatchObject({ status: "exhausted", round: 2 });
  });

  it("repairs independent conflicts one after the other", async () => {
    const lonely: CatalogProduct[] = [makeProduct({ msrp: 30_000, style: "Sedan", highwayMpg: 30 })];
    const constraints = [price, style, highway];
    const result = await relaxSlice({
      slice: openSlice(createColumnReader(lonely)),
      constraints,
      method: "formal",
      settings: { mustMeans: "weight" },
    });
    expect(result.status).toBe("relaxed");
    expect(result.relaxed.map(({ constraint, to }) => [constraint.id, to?.value])).toEqual([
      ["highway", 30],
      ["price", 30_000],
      ["style", "Sedan"],
    ]);
    expect(result.trace.map(({ considered }) => considered)).toEqual([["highway"], ["price"], ["style"]]);
    expect(result.loosened[0]).toMatchObject({ matches: 1, car: { msrp: 30_000 } });
  });

  it("works on a slot it was not written for", async () => {
    const doors = wish("doors", { slot: "doors", op: ">=", value: 5 });
    const repair = await startRepair(reader, [], [doors]);
    expect(said(repair)).toEqual([
      ["doors", 4, 1],
      ["doors", "drop", 1],
    ]);
  });
});

describe("the formal method without a shopper", () => {
  it("ends where its literal twin ends", async () => {
    await fc.assert(
      fc.asyncProperty(problemArbitrary({ most: 4 }), async ({ products: some, constraints }) => {
        fc.pre(some.length > 0);
        const twin = literalRepair(some, constraints, 10);
        const settings = { mustMeans: "weight" as const, maxRounds: 10 };
        const question = { slice: openSlice(createColumnReader(some)), constraints, settings };
        const { status, relaxed } = await relaxSlice({ ...question, method: "formal" });
        const solved = twin.changes.size === 0 ? "satisfied" : twin.tied ? "undecided" : "relaxed";
        expect(status).toBe(twin.status === "solved" ? solved : "exhausted");
        expect(new Map(relaxed.map(({ constraint, to }) => [constraint.id, to]))).toEqual(twin.changes);
      }),
      { seed: 18, numRuns: 300 },
    );
  });
});

function answer<W extends Wish>(repair: Repair<W>, given: RepairAnswer): Promise<Repair<W>> {
  return answerRepair(reader, [], repair, given);
}
