import { compareText } from "./compare-text";
import { correctionSets, type RelaxationAnswer } from "./correction-sets";
import { type Lattice, minimalConflictMasks } from "./lattice";
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
  const members = problem.constraints.filter(({ id }) => dropped.includes(id));
  const changes = members.sort((a, b) => compareText(constraintKey(a), constraintKey(b))).map(drop);
  const answer = answerOf(problem, choice, changes);
  return choice !== open && open.kind === "undecided" ? { ...answer, lot: open.tied } : answer;
}

function drawn(choice: Choice, lot: RandomSource): Choice {
  if (choice.kind !== "undecided" || choice.pick === null) return choice;
  const dropped = choice.tied[Math.floor(lot() * choice.tied.length)] ?? choice.pick;
  return { ...choice, kind: "relaxed", dropped };
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
