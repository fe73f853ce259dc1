import { type Facts, missingKeys } from "./evaluate";
import { childrenOf, featureOf, type Program, type RuleNode, type Scalar } from "./program";

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
  const cells = answersApart(programs, key);
  const costs = cells.map((value) => {
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
  const cuts = [...new Set(programs.flatMap(({ root }) => cutsIn(root, name)))];
  if (feature?.type === "date") return [...cuts, "1900-01-01"];
  const numbers = cuts.flatMap((each) => (typeof each === "number" ? [each] : [])).sort((a, b) => a - b);
  const [least = 2] = numbers;
  const between = numbers.map((each, index) => (each + (numbers[index + 1] ?? each * 2 + 2)) / 2);
  const cells = [Math.max(0, least - 1), ...between].map((each) => (feature?.type === "int" ? Math.round(each) : each));
  return [...new Set(cells)];
}

function cutsIn(node: RuleNode, key: string): Scalar[] {
  const own = node.op === "compare" ? [node.left, node.right] : [];
  const reads = own.some((each) => gets(each, key));
  return [
    ...(reads ? own.flatMap((each) => (each.op === "value" ? [each.value] : [])) : []),
    ...childrenOf(node).flatMap((each) => cutsIn(each, key)),
  ];
}

function gets(node: RuleNode, key: string): boolean {
  return (node.op === "get" && node.key === key) || childrenOf(node).some((each) => gets(each, key));
}
