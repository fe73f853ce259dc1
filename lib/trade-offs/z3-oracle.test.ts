import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Bool, Context } from "z3-solver";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { type Constraint, isExclusion, isNumericSlot, type SlotName, valuesOf } from "@/lib/constraints";
import { subsetsOf } from "@/lib/relaxation/testing/literal-relaxation";
import { problemArbitrary, type RandomProblem } from "@/lib/relaxation/testing/problem.arbitrary";
import { relaxSlice } from "./relax-slice";
import type { RelaxationResult } from "./relaxation";

type Z3 = Context<"leeway">;

async function loadZ3(): Promise<{ z3: Z3; close: () => void } | null> {
  try {
    const { init } = await import("z3-solver");
    const { Context: makeContext, em } = await init();
    return { z3: makeContext("leeway"), close: () => em.PThread.terminateAllThreads() };
  } catch (error) {
    console.info(`z3 cannot be loaded, its second opinion is not taken: ${error}`);
    return null;
  }
}

const oracle = await loadZ3();

/** Models numbers as integers with a "known" flag, and words as flags. */
function world(z3: Z3, products: readonly CatalogProduct[]) {
  const number = (slot: SlotName) => z3.Int.const(slot);
  const known = (slot: SlotName) => z3.Bool.const(`${slot} known`);
  const has = (slot: SlotName, word: string) => z3.Bool.const(`${slot} is ${word}`);
  const words = (slot: SlotName) => [...new Set(products.flatMap((product) => [product[slot]].flat().map(String)))];
  const isProduct = (product: CatalogProduct, slots: readonly SlotName[]): Bool<"leeway">[] =>
    slots.flatMap((slot) => {
      const held = product[slot];
      if (!isNumericSlot(slot)) {
        return words(slot).map((word) => ([held].flat().includes(word) ? has(slot, word) : has(slot, word).not()));
      }
      return typeof held === "number" ? [known(slot), number(slot).eq(held)] : [known(slot).not()];
    });
  const passes = ({ slot, op, value }: Constraint): Bool<"leeway"> => {
    if (op === ">=") return z3.And(known(slot), number(slot).ge(Number(value)));
    if (op === "<=") return z3.And(known(slot), number(slot).le(Number(value)));
    const equals = valuesOf(value).map((each) => {
      if (isNumericSlot(slot)) return z3.And(known(slot), number(slot).eq(Number(each)));
      return words(slot).includes(String(each)) ? has(slot, String(each)) : z3.Bool.val(false);
    });
    return isExclusion(op) ? z3.Or(...equals).not() : z3.Or(...equals);
  };
  return { isProduct, passes };
}

function encode(z3: Z3, { products, constraints }: RandomProblem) {
  const { isProduct, passes } = world(z3, products);
  const slots = [...new Set(constraints.map(({ slot }) => slot))];
  const someProduct = z3.Or(...products.map((product) => z3.And(...isProduct(product, slots))));
  const keep = new Map(constraints.map(({ id }) => [id, z3.Bool.const(`keep ${id}`)]));
  const rules = constraints.map((each) => z3.Implies(keep.get(each.id) ?? z3.Bool.val(false), passes(each)));
  return { someProduct, keep, rules };
}

/** Smallest first, without supersets. */
async function conflictsByZ3(z3: Z3, problem: RandomProblem): Promise<string[]> {
  const { someProduct, keep, rules } = encode(z3, problem);
  const solver = new z3.Solver();
  solver.add(someProduct, ...rules);
  const conflicts: string[][] = [];
  for (const subset of subsetsOf(problem.constraints.map(({ id }) => id))) {
    if (conflicts.some((known) => known.every((id) => subset.includes(id)))) continue;
    const held = subset.flatMap((id) => keep.get(id) ?? []);
    if ((await solver.check(...held)) === "unsat") conflicts.push(subset);
  }
  return conflicts.map((set) => set.join(" ")).sort();
}

async function optimumByZ3(z3: Z3, problem: RandomProblem): Promise<number> {
  const { someProduct, keep, rules } = encode(z3, problem);
  const optimize = new z3.Optimize();
  optimize.add(someProduct, ...rules);
  for (const { id, weight } of problem.constraints) {
    optimize.addSoft(keep.get(id) ?? z3.Bool.val(true), Math.round(weight * 1000));
  }
  expect(await optimize.check()).toBe("sat");
  const model = optimize.model();
  const given = problem.constraints.filter(({ id }) => {
    const kept = keep.get(id);
    return kept !== undefined && model.eval(kept, true).toString() === "false";
  });
  return given.reduce((sum, { weight }) => sum + weight, 0);
}

const ask = ({ products, constraints }: RandomProblem): Promise<RelaxationResult> =>
  relaxSlice({
    slice: openSlice(createColumnReader(products)),
    constraints,
    method: "optimal",
    settings: { mustMeans: "weight" },
  });

describe.skipIf(!oracle)("a second opinion by z3", () => {
  let z3: Z3;
  beforeAll(() => {
    if (oracle) z3 = oracle.z3;
  });
  afterAll(() => oracle?.close());

  it("agrees on satisfiability, the least weight given up, and every minimal conflict set", async () => {
    const problems = fc.sample(problemArbitrary({ most: 5 }), { seed: 17, numRuns: 40 });
    const contested = problems.filter(({ products }) => products.length > 0);
    let conflicting = 0;
    for (const problem of contested) {
      const result = await ask(problem);
      const conflicts = await conflictsByZ3(z3, problem);
      expect(result.status === "satisfied").toBe(conflicts.length === 0);
      expect(result.conflictSets.map((set) => [...set].sort().join(" ")).sort()).toEqual(conflicts);
      if (conflicts.length === 0) continue;
      conflicting++;
      expect(result.correctionSets[0]?.weight).toBeCloseTo(await optimumByZ3(z3, problem), 6);
    }
    expect(conflicting).toBeGreaterThan(10);
  }, 60_000);
});
