import type { RelaxationAnswer } from "./answer";
import { compareText } from "./compare-text";
import { correctionSets } from "./correction-sets";
import type { Lattice } from "./lattice";
import { minimalConflictMasks } from "./lattice";
import { drop } from "./loosening/movable";
import type { Choice, Choose, RandomSource } from "./methods/choice";
import { type Ordering, respectOrderings } from "./orderings";
import { compareMasks, constraintKey, idsOf, type Problem, problemOf } from "./problem";
import type { Change, Wish } from "./wish";

export interface RelaxationQuestion<W extends Wish> {
  lattice: Lattice;
  /** In the order of the lattice's bits. */
  wishes: readonly W[];
  method: { choose: Choose };
  random?: RandomSource | undefined;
  /** Answered comparisons, which break ties. */
  orderings?: readonly Ordering[] | undefined;
}

/** Runs a method. The order of wishes and the scale of weights don't matter. */
export function relax<W extends Wish>({
  lattice,
  wishes,
  method,
  random,
  orderings = [],
}: RelaxationQuestion<W>): RelaxationAnswer<W> {
  const problem = problemOf(lattice, wishes);
  const choice = respectOrderings(method.choose(problem, random), problem, orderings);
  const dropped = choice.kind === "relaxed" ? choice.dropped : choice.kind === "undecided" ? (choice.pick ?? []) : [];
  const members = problem.constraints.filter(({ id }) => dropped.includes(id));
  return answerOf(problem, choice, members.sort((a, b) => compareText(constraintKey(a), constraintKey(b))).map(drop));
}

export function answerOf<W extends Wish>(
  problem: Problem<W>,
  choice: Choice,
  changes: Change<W>[],
): RelaxationAnswer<W> {
  const conflicts = conflictsOf(problem);
  const sets = correctionSets(problem);
  const given = new Set(changes.map(({ constraint }) => constraint.id));
  return {
    status: choice.kind,
    relaxed: changes,
    tied: choice.kind === "undecided" ? choice.tied : [],
    conflictSets: conflicts.conflictSets,
    correctionSets: sets,
    alternatives: sets.filter(
      ({ members }) => !(members.length === given.size && members.every((id) => given.has(id))),
    ),
    trace: choice.trace,
    truncated: conflicts.truncated || choice.truncated === true,
  };
}

/** Smallest first. */
export function conflictsOf(problem: Problem): Pick<RelaxationAnswer, "conflictSets" | "truncated"> {
  const { masks, truncated } = minimalConflictMasks(problem.lattice);
  const sorted = masks.sort(
    (a, b) => idsOf(problem, a).length - idsOf(problem, b).length || compareMasks(problem, a, b),
  );
  return { conflictSets: sorted.map((mask) => idsOf(problem, mask)), truncated };
}
