import { correctionSets, type RelaxationAnswer } from "./correction-sets";
import { type Change, type Lattice, minimalConflictMasks, sizeOf, type Wish } from "./lattice";
import { drop, inKeyOrder } from "./loosening/movable";
import { type Choice, type Choose, type RandomSource, settle } from "./methods/choice";
import { compareMasks, holdSameIds, idsOf, maskOf, type Problem, problemOf } from "./problem";

export interface RelaxationQuestion<W extends Wish> {
  lattice: Lattice;
  /** In the order of the lattice's bits. */
  wishes: readonly W[];
  method: { choose: Choose };
  random?: RandomSource | undefined;
  /** Answered comparisons, which break ties. */
  orderings?: readonly Ordering[] | undefined;
  /** Decides ties by lot. Methods that recommend nothing stay open. */
  lot?: RandomSource | undefined;
}

/** Runs a method. The order of wishes and the scale of weights don't matter. */
export function relax<W extends Wish>(question: RelaxationQuestion<W>): RelaxationAnswer<W> {
  const { lattice, wishes, method, random, orderings = [], lot } = question;
  const problem = problemOf(lattice, wishes);
  const open = respectOrderings(method.choose(problem, random), problem, orderings);
  const choice = lot ? drawn(open, lot) : open;
  const dropped = choice.kind === "relaxed" ? choice.dropped : choice.kind === "undecided" ? (choice.pick ?? []) : [];
  const changes = inKeyOrder(problem.constraints.filter(({ id }) => dropped.includes(id))).map(drop);
  const answer = answerOf(problem, choice, changes);
  return choice !== open && open.kind === "undecided" ? { ...answer, lot: open.tied } : answer;
}

function drawn(choice: Choice, lot: RandomSource): Choice {
  if (choice.kind !== "undecided" || choice.pick === null) return choice;
  const dropped = choice.tied[Math.floor(lot() * choice.tied.length)] ?? choice.pick;
  return { ...choice, kind: "relaxed", dropped };
}

export function answerOf<W extends Wish>(problem: Problem<W>, choice: Choice, changes: Change<W>[]) {
  const conflicts = conflictsOf(problem);
  const sets = correctionSets(problem);
  const given = changes.map(({ constraint }) => constraint.id);
  return {
    status: choice.kind,
    relaxed: changes,
    tied: choice.kind === "undecided" ? choice.tied : [],
    conflictSets: conflicts.conflictSets,
    correctionSets: sets,
    alternatives: sets.filter(({ members }) => !holdSameIds(members, given)),
    trace: choice.trace,
    truncated: conflicts.truncated || choice.truncated === true,
  };
}

/** Smallest first. */
export function conflictsOf(problem: Problem): Pick<RelaxationAnswer, "conflictSets" | "truncated"> {
  const { masks, truncated } = minimalConflictMasks(problem.lattice);
  const sorted = masks.sort((a, b) => sizeOf(a) - sizeOf(b) || compareMasks(problem, a, b));
  return { conflictSets: sorted.map((mask) => idsOf(problem, mask)), truncated };
}

/** Together, the first ids matter less than the second. */
export type Ordering = { lighter: string[]; heavier: string[] };

/** Removes ruled-out sets from a tie. Weighted decisions stay. */
export function respectOrderings(choice: Choice, problem: Problem, orderings: readonly Ordering[]): Choice {
  if (choice.kind !== "undecided" || choice.pick === null || orderings.length === 0) return choice;
  const left = withoutRuledOut(choice.tied, orderings);
  if (left.length === choice.tied.length) return choice;
  const masks = left.map((ids) => maskOf(problem, ids));
  const settled = settle(problem, masks, choice.trace);
  return choice.truncated ? { ...settled, truncated: true } : settled;
}

/** Keeps all if comparisons contradict each other. */
export function withoutRuledOut(sets: readonly (readonly string[])[], orderings: readonly Ordering[]) {
  const left = sets.filter((set) => !sets.some((rival) => rival !== set && weighsLess(rival, set, orderings)));
  return left.length > 0 ? left : [...sets];
}

/** Looks for a chain of comparisons. */
export function weighsLess(a: readonly string[], b: readonly string[], orderings: readonly Ordering[]): boolean {
  const goal = new Set(b.filter((id) => !a.includes(id)));
  const open: (readonly string[])[] = [a.filter((id) => !b.includes(id))];
  const used = new Set<Ordering>();
  for (let bound = open.pop(); bound; bound = open.pop()) {
    for (const ordering of orderings) {
      const { lighter, heavier } = ordering;
      if (used.has(ordering) || !bound.every((id) => lighter.includes(id))) continue;
      if (heavier.every((id) => goal.has(id))) return true;
      used.add(ordering);
      open.push(heavier);
    }
  }
  return false;
}

/** A new comparison replaces its opposite. */
export function withOrdering(orderings: readonly Ordering[], told: Ordering): Ordering[] {
  const others = orderings.filter((each) => !weighsLess(told.heavier, told.lighter, [each]));
  return [...others, told];
}
