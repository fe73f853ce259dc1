import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { compareText } from "@/lib/catalog/compare-text";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot, type NumericSlotName } from "@/lib/constraints/slot-name";
import { isSatisfied } from "./choice";
import { minimalConflictMasks } from "./conflict-sets";
import { keyOf, type Proposal, proposeEdits } from "./formal-proposals";
import { sizeOf } from "./mask";
import { compareMasks, idsOf, maskOf, type Problem, problemOf } from "./problem";
import type { RelaxedConstraint } from "./relaxation";

/** Suggestions after which the loop gives up (Hao et al., arXiv 2404.11891: 10, and 20 in "Ours-20"). */
export const defaultMaxRounds = 10;

/**
 * The formal method's conversation: a conflict set is named as the reason, edits are proposed, the shopper answers, and
 * the wishes are solved again (Hao et al., arXiv 2404.11891, mechanisms 5 and 7).
 */
export interface Repair {
  status: "open" | "solved" | "exhausted";
  /** Suggestions made so far, the present one included. */
  round: number;
  maxRounds: number;
  /** The soft wishes as first said. */
  wishes: readonly Constraint[];
  /** What has been agreed, at most one change a wish. */
  changes: readonly RelaxedConstraint[];
  /** Wishes the shopper said must not change. */
  untouchable: readonly string[];
  /** Proposals answered already, by key: neither refused nor taken ones are made again. */
  settled: readonly string[];
  /** The present reason: ids of wishes no car satisfies together; empty unless open. */
  conflict: readonly string[];
  /** Cheapest first; the first is the suggestion. */
  proposals: readonly Proposal[];
}

export type RepairAnswer =
  /** Takes the suggestion, or another of the proposals by its place. */
  | { kind: "agree"; proposal?: number }
  | { kind: "disagree" }
  /** "X must not change." */
  | { kind: "keep"; id: string }
  /** The shopper's own edit of one wish; without `to` it is dropped. */
  | { kind: "edit"; id: string; to?: RelaxedConstraint["to"] };

/** Opens the conversation; the first reason and suggestion are already there. */
export function startRepair(
  reader: CatalogReader,
  slice: readonly Predicate[],
  wishes: readonly Constraint[],
  maxRounds = defaultMaxRounds,
): Promise<Repair> {
  const fresh: Repair = {
    status: "open",
    round: 0,
    maxRounds,
    wishes,
    changes: [],
    untouchable: [],
    settled: [],
    conflict: [],
    proposals: [],
  };
  return suggest(reader, slice, fresh);
}

/** One round: the answer is taken in, the wishes are solved again, and the next suggestion is made. */
export async function answerRepair(
  reader: CatalogReader,
  slice: readonly Predicate[],
  repair: Repair,
  answer: RepairAnswer,
): Promise<Repair> {
  return repair.status === "open" ? suggest(reader, slice, takeIn(repair, answer)) : repair;
}

function takeIn(repair: Repair, answer: RepairAnswer): Repair {
  switch (answer.kind) {
    case "agree": {
      const taken = repair.proposals[answer.proposal ?? 0];
      return taken ? { ...settle(repair, taken), changes: changeWish(repair, taken.change) } : repair;
    }
    case "disagree": {
      const [refused] = repair.proposals;
      return refused ? settle(repair, refused) : repair;
    }
    case "keep":
      return { ...repair, untouchable: [...new Set([...repair.untouchable, answer.id])] };
    case "edit": {
      const constraint = repair.wishes.find(({ id }) => id === answer.id);
      return constraint ? { ...repair, changes: changeWish(repair, ownEdit(constraint, answer.to)) } : repair;
    }
  }
}

function settle(repair: Repair, { change }: Proposal): Repair {
  return { ...repair, settled: [...repair.settled, keyOf(change)] };
}

function ownEdit(constraint: Constraint, to: RelaxedConstraint["to"]): RelaxedConstraint {
  return to ? { constraint, action: isBound(to.op) ? "loosened" : "replaced", to } : { constraint, action: "dropped" };
}

/** A change names the wish as first said, however often it has been moved since. */
function changeWish({ wishes, changes }: Repair, change: RelaxedConstraint): RelaxedConstraint[] {
  const { id } = change.constraint;
  const constraint = wishes.find((wish) => wish.id === id) ?? change.constraint;
  return [...changes.filter((each) => each.constraint.id !== id), { ...change, constraint }];
}

/** The wishes as they stand after what has been agreed. */
function standing({ wishes, changes }: Repair): Constraint[] {
  return wishes.flatMap((wish) => {
    const change = changes.find(({ constraint }) => constraint.id === wish.id);
    if (!change) return [wish];
    return change.to ? [{ ...wish, ...change.to }] : [];
  });
}

async function suggest(reader: CatalogReader, slice: readonly Predicate[], repair: Repair): Promise<Repair> {
  const constraints = standing(repair);
  const problem = problemOf(await reader.lattice(slice, constraints), constraints);
  if (isSatisfied(problem)) return { ...repair, status: "solved", conflict: [], proposals: [] };
  const conflict = reasonOf(problem, repair.untouchable);
  const over: Repair = { ...repair, status: "exhausted", conflict: conflict ?? [], proposals: [] };
  if (!conflict || repair.round >= repair.maxRounds) return over;
  const members = constraints.filter(({ id }) => conflict.includes(id)).sort((a, b) => compareText(a.id, b.id));
  const slots = members.map(({ slot }) => slot).filter((slot): slot is NumericSlotName => isNumericSlot(slot));
  const ranges = await reader.ranges(slice, [...new Set(slots)]);
  const proposed = await proposeEdits({ reader, slice, problem, ranges }, members);
  const proposals = proposed.filter(({ change }) => isOpen(repair, change));
  return proposals.length > 0 ? { ...repair, round: repair.round + 1, conflict, proposals } : over;
}

/** Whether a change may be proposed: not of an untouchable wish, not answered before, not back to what was first said. */
function isOpen({ untouchable, settled, wishes }: Repair, change: RelaxedConstraint): boolean {
  const first = wishes.find(({ id }) => id === change.constraint.id);
  const isReturn = change.to !== undefined && first?.op === change.to.op && first.value === change.to.value;
  return !isReturn && !untouchable.includes(change.constraint.id) && !settled.includes(keyOf(change));
}

/**
 * The smallest conflict set, by slot name among equals. `null` when one consists of untouchable wishes only, or when
 * the slice is empty: then no edit can help.
 */
function reasonOf(problem: Problem, untouchable: readonly string[]): string[] | null {
  const { masks } = minimalConflictMasks(problem.lattice);
  const fixed = maskOf(problem, untouchable);
  if (masks.some((mask) => (mask & ~fixed) === 0)) return null;
  const [smallest] = masks.sort((a, b) => sizeOf(a) - sizeOf(b) || compareMasks(problem, a, b));
  return smallest === undefined ? null : idsOf(problem, smallest);
}
