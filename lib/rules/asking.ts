import { evaluate, type Facts, lookIn, missingIn, missingKeys } from "./evaluate";
import { featureOf, keysIn, nodesIn, type Program, type RuleNode, type Scalar } from "./program";

export type Order = (programs: readonly Program[], facts: Facts, missing: readonly string[]) => string | undefined;

/** So many missing facts are planned exactly; of more, the next step alone. */
const mostPlanned = 5;
const planned = new WeakMap<readonly Program[], Map<string, number>>();

/** Picks the fact that leaves the fewest questions to expect, each part between two cut points counting alike. */
export const fewest: Order = (programs, facts, missing) => {
  const costs = missing.map((key) => costOf(programs, facts, key, missing.length <= mostPlanned));
  const least = Math.min(...costs);
  return missing[costs.findIndex((cost) => cost <= least + 1e-9)];
};

function costOf(programs: readonly Program[], facts: Facts, key: string, isExact: boolean): number {
  const costs = answersApart(programs, key).map((value) => {
    const after = { ...facts, [key]: value };
    return isExact ? expected(programs, after) : programs.flatMap((each) => missingKeys([each], after)).length;
  });
  return costs.reduce((sum, each) => sum + each, 0) / costs.length;
}

function expected(programs: readonly Program[], facts: Facts): number {
  const memo = planned.get(programs) ?? new Map<string, number>();
  planned.set(programs, memo);
  const missing = missingKeys(programs, facts);
  if (missing.length === 0) return 0;
  const state = JSON.stringify(Object.entries(facts).sort());
  const known = memo.get(state);
  if (known !== undefined) return known;
  const cost = 1 + Math.min(...missing.map((key) => costOf(programs, facts, key, missing.length <= mostPlanned)));
  memo.set(state, cost);
  return cost;
}

export function answersApart(programs: readonly Program[], key: string): Scalar[] {
  const feature = programs.map((program) => featureOf(program, key)).find((each) => each !== undefined);
  if (feature?.type === "bool") return [true, false];
  if (feature?.options) return feature.options;
  const name = key.replace(/#\d+$/, "");
  const cuts = programs
    .flatMap(({ root }) => nodesIn(root))
    .flatMap((each) => (each.op === "compare" && keysIn(each).includes(name) ? [each.left, each.right] : []))
    .flatMap((side) => (side.op === "value" ? [side.value] : []));
  if (feature?.type === "date") return [...cuts, "1900-01-01"];
  const numbers = cuts.flatMap((each) => (typeof each === "number" ? [each] : [])).sort((a, b) => a - b);
  const [least = 2] = numbers;
  const between = numbers.map((each, index) => (each + (numbers[index + 1] ?? each * 2 + 2)) / 2);
  const cells = [Math.max(0, least - 1), ...between].map((each) => (feature?.type === "int" ? Math.round(each) : each));
  return [...new Set(cells)];
}

/** Looks per fact. Past these the fact counts as one that matters. */
const mostLooks = 4000;

/** Tries each missing fact against every completion of the others. Two tests of one fact can decide together. */
export function factsThatMatter(programs: readonly Program[], facts: Facts): string[] {
  return missingKeys(programs, facts).filter((key) => programs.some((each) => matters(each, facts, key)));
}

/** Any answer will do for a fact that can't matter. */
export function completed(programs: readonly Program[], facts: Facts): Facts {
  const open = factsThatMatter(programs, facts);
  const idle = missingKeys(programs, facts).find((key) => !open.includes(key));
  if (idle === undefined) return facts;
  return completed(programs, { ...facts, [idle]: answersApart(programs, idle)[0] ?? 0 });
}

function matters(program: Program, facts: Facts, key: string): boolean {
  const { root } = program;
  if (isCounted(root, key.replace(/#\d+$/, ""))) return missingKeys([program], facts).includes(key);
  const cells = answersApart([program], key);
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Facts;
  let looks = 0;
  return differs(known);

  function differs(rest: Facts): boolean {
    if (++looks > mostLooks) return true;
    const sides = cells.map((value) => lookIn({ ...rest, [key]: value }));
    const values = sides.map((look) => evaluate(root, look));
    const open = sides.find((_, index) => values[index] === undefined);
    if (!open) return new Set(values).size > 1;
    const [next] = missingIn(root, open);
    if (!next || isCounted(root, next.key)) return true;
    return answersApart([program], next.key).some((value) => differs({ ...rest, [next.key]: value }));
  }
}

/** Whether more than its own value counts: in a sum, over members, or beside another fact. */
function isCounted(root: RuleNode, key: string): boolean {
  return nodesIn(root).some((each) => {
    const isBeside = each.op === "compare" && each.right.op !== "value";
    return (isBeside || each.op === "each" || each.op === "sum") && keysIn(each).includes(key);
  });
}
