import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { compareText } from "@/lib/catalog/compare-text";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { isExclusion } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import { applyChanges } from "@/lib/relaxation/loosening/apply-changes";
import { drop, isMovable, moveTo } from "@/lib/relaxation/loosening/movable";
import { nearestValue } from "@/lib/relaxation/loosening/nearest-value";
import { matchesWithout, type Problem } from "@/lib/relaxation/problem";
import type { RelaxedConstraint } from "@/lib/relaxation/relaxation";

/** One edit that would resolve a conflict, with its cost and the cars that would then pass every wish. */
export interface Proposal {
  change: RelaxedConstraint;
  /** 1 to drop; .25 + .05 x rank to replace a word; distance over the slot's range to move a number. */
  cost: number;
  matches: number;
}

/** Proposals shown at most, and replacement values tried at most for one wish (the released code of AWARE-US). */
export const proposalLimit = 20;
const valueLimit = 10;

export interface ConflictFacts {
  reader: CatalogReader;
  slice: readonly Predicate[];
  problem: Problem;
  /** Over the slice, for the distance of moved numbers. */
  ranges: NumericRanges;
}

/**
 * Edits to one member of a conflict set, cheapest first, then what keeps a value, then by most cars and slot name (costs: AWARE-US baseline
 * after Hao et al., arXiv 2404.11891). A new value is feasible with all other wishes where dropping the member alone
 * would do, else with the rest of the conflict set; rank is the value's place among those, most frequent first, from 0.
 */
export async function proposeEdits(facts: ConflictFacts, conflict: readonly Constraint[]): Promise<Proposal[]> {
  const costed: Omit<Proposal, "matches">[] = [];
  for (const member of conflict) {
    costed.push({ change: drop(member), cost: 1 });
    if (isMovable(member)) costed.push(...moves(facts, conflict, member));
    else costed.push(...(await replacements(facts, conflict, member)));
  }
  costed.sort((a, b) => a.cost - b.cost || keepsMore(a, b) || compareText(keyOf(a.change), keyOf(b.change)));
  const { reader, slice, problem } = facts;
  const counted = await Promise.all(
    costed.slice(0, proposalLimit).map(async (each) => ({
      ...each,
      matches: await reader.count([...slice, ...applyChanges(problem.constraints, [each.change])]),
    })),
  );
  return counted.sort(
    (a, b) =>
      a.cost - b.cost || keepsMore(a, b) || b.matches - a.matches || compareText(keyOf(a.change), keyOf(b.change)),
  );
}

/** At equal cost, an edit that keeps something of the wish goes before a drop. */
function keepsMore(a: Pick<Proposal, "change">, b: Pick<Proposal, "change">): number {
  return Number(a.change.action === "dropped") - Number(b.change.action === "dropped");
}

/** Tells edits apart and orders them: slot name first. */
export function keyOf({ constraint, action, to }: RelaxedConstraint): string {
  return `${constraint.slot} ${constraint.id} ${action} ${JSON.stringify(to?.value ?? null)}`;
}

/** Bits of the wishes a new value of `member` has to go with. */
function companions({ problem }: ConflictFacts, conflict: readonly Constraint[], member: Constraint): number {
  const bit = problem.constraints.indexOf(member);
  const aloneWorks = matchesWithout(problem, 1 << bit) > 0;
  return problem.constraints.reduce(
    (mask, each, index) => (index !== bit && (aloneWorks || conflict.includes(each)) ? mask | (1 << index) : mask),
    0,
  );
}

function moves(facts: ConflictFacts, conflict: readonly Constraint[], member: Constraint): Omit<Proposal, "matches">[] {
  if (!isMovable(member)) return [];
  const { problem, ranges } = facts;
  const bit = problem.constraints.indexOf(member);
  const value = nearestValue(problem.lattice, bit, companions(facts, conflict, member));
  if (value === null || value === member.value) return [];
  const range = ranges[member.slot];
  const width = range ? range.max - range.min : 0;
  return [{ change: moveTo(member, value), cost: roundCost(width > 0 ? Math.abs(value - member.value) / width : 1) }];
}

async function replacements(
  facts: ConflictFacts,
  conflict: readonly Constraint[],
  member: Constraint,
): Promise<Omit<Proposal, "matches">[]> {
  if (isNumericSlot(member.slot) || isExclusion(member.op) || member.op === "any") return [];
  const mask = companions(facts, conflict, member);
  const others = facts.problem.constraints.filter((_, bit) => mask & (1 << bit));
  const [distribution] = await facts.reader.distributions([{ where: [...facts.slice, ...others], slot: member.slot }]);
  const asked = valuesOf(member.value);
  return (distribution?.values ?? [])
    .filter(({ value }) => !asked.includes(value))
    .slice(0, valueLimit)
    .map(({ value }, rank) => ({
      change: { constraint: member, action: "replaced", to: { op: "==", value } },
      cost: roundCost(0.25 + 0.05 * rank),
    }));
}

/** Costs that differ by rounding only are equal. */
function roundCost(cost: number): number {
  return Number(cost.toFixed(9));
}
