import { type Change, compareText, excludesValues, type Lattice, type Ranges, type Test, type Wish } from "../lattice";
import { applyChanges, drop, isMovable, moveTo, nearestValue } from "../loosening/movable";
import { matchesWithout, type Problem } from "../problem";

/** An edit that resolves a conflict, and the items that then pass every wish. */
export interface Proposal<W extends Wish = Wish> {
  change: Change<W>;
  /** 1 to drop, .25 + .05 x rank to replace a word, range share to move a number. */
  cost: number;
  matches: number;
}

/** Limits of the released AWARE-US code. */
export const proposalLimit = 20;
const valueLimit = 10;

export interface ConflictFacts<W extends Wish> {
  items: Items;
  fixed: readonly Test[];
  problem: Problem<W>;
  /** Over the fixed items. */
  ranges: Ranges;
}

/**
 * Lists edits to one conflict member, cheapest first (AWARE-US baseline after Hao et al., arXiv 2404.11891). A new
 * value must fit all other wishes, or the conflict set if a drop is not enough.
 */
export async function proposeEdits<W extends Wish>(facts: ConflictFacts<W>, conflict: readonly W[]) {
  const costed: Costed<W>[] = [];
  for (const member of conflict) {
    costed.push({ change: drop(member), cost: 1 });
    if (isMovable(member)) costed.push(...moves(facts, conflict, member));
    else costed.push(...(await replacements(facts, conflict, member)));
  }
  costed.sort((a, b) => cheaper(a, b) || compareText(changeKey(a.change), changeKey(b.change)));
  const { items, fixed, problem } = facts;
  const counting = costed.slice(0, proposalLimit).map(async (each) => ({
    ...each,
    matches: await items.count([...fixed, ...applyChanges(problem.constraints, [each.change])]),
  }));
  const counted = await Promise.all(counting);
  // A stable sort keeps the order of equals.
  return counted.sort((a, b) => cheaper(a, b) || b.matches - a.matches);
}

type Costed<W extends Wish> = Omit<Proposal<W>, "matches">;

/** Of equal cost, what keeps the wish. */
function cheaper(a: Costed<Wish>, b: Costed<Wish>): number {
  return a.cost - b.cost || Number(a.change.action === "dropped") - Number(b.change.action === "dropped");
}

export function changeKey({ constraint, action, to }: Change): string {
  return `${constraint.slot} ${constraint.id} ${action} ${JSON.stringify(to?.value ?? null)}`;
}

function companions<W extends Wish>({ problem }: ConflictFacts<W>, conflict: readonly W[], member: W): number {
  const bit = problem.constraints.indexOf(member);
  const aloneWorks = matchesWithout(problem, 1 << bit) > 0;
  return problem.constraints.reduce(
    (mask, each, index) => (index !== bit && (aloneWorks || conflict.includes(each)) ? mask | (1 << index) : mask),
    0,
  );
}

function moves<W extends Wish>(facts: ConflictFacts<W>, conflict: readonly W[], member: W): Costed<W>[] {
  const asked = Number(member.value);
  const { problem, ranges } = facts;
  const bit = problem.constraints.indexOf(member);
  const value = nearestValue(problem.lattice, bit, companions(facts, conflict, member));
  if (value === null || value === asked) return [];
  const range = ranges[member.slot];
  const width = range ? range.max - range.min : 0;
  return [{ change: moveTo(member, value), cost: roundCost(width > 0 ? Math.abs(value - asked) / width : 1) }];
}

async function replacements<W extends Wish>(facts: ConflictFacts<W>, conflict: readonly W[], member: W) {
  const asked = [member.value].flat();
  if (excludesValues(member.op) || asked.some((value) => typeof value !== "string")) return [];
  const mask = companions(facts, conflict, member);
  const others = facts.problem.constraints.filter((_, bit) => mask & (1 << bit));
  const [distribution] = await facts.items.distributions([{ where: [...facts.fixed, ...others], slot: member.slot }]);
  return (distribution?.values ?? [])
    .filter(({ value }) => !asked.includes(value))
    .slice(0, valueLimit)
    .map(
      ({ value }, rank): Costed<W> => ({
        change: { constraint: member, action: "replaced", to: { op: "==", value } },
        cost: roundCost(0.25 + 0.05 * rank),
      }),
    );
}

function roundCost(cost: number): number {
  return Number(cost.toFixed(9));
}

/** Never relaxes `fixed`. */
export interface Items {
  lattice(fixed: readonly Test[], wishes: readonly Test[]): Promise<Lattice>;
  count(where: readonly Test[]): Promise<number>;
  ranges(fixed: readonly Test[], slots: readonly string[]): Promise<Ranges>;
  /** Numbers ascend. Words go by falling count. */
  distributions(
    queries: readonly { where: readonly Test[]; slot: string }[],
  ): Promise<readonly { values: readonly { value: string | number; count: number }[] }[]>;
}
