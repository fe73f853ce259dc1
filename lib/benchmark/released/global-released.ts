import {
  droppedRepair,
  inColumnOrder,
  type ReleasedAnswer,
  type ReleasedConstraint,
  type ReleasedQuestion,
  select,
} from "./released-question";
import { bestReleased } from "./released-ranking";

export interface GlobalReleasedOptions {
  /** See `ReleasedRanking.rowIndexBug`; on, the answer is the published one, faults included. */
  rowIndexBug?: boolean;
}

/**
 * The published code's global method: the first single drop, in rising weight (ties by column name), that leaves cars,
 * where the paper drops exactly the least; never two at once. Cars are ranked by the kept constraints only, weights
 * made shares again, over the slice.
 */
export function answerGlobalReleased(
  { slice, constraints }: ReleasedQuestion,
  { rowIndexBug = false }: GlobalReleasedOptions = {},
): ReleasedAnswer {
  const ordered = inColumnOrder(constraints);
  if (ordered.length === 0) return { status: "UNSAT_no_constraints_collected", relaxed: null, car: null };
  const recommend = (kept: readonly ReleasedConstraint[]) =>
    bestReleased({ candidates: select(slice, kept), normalisedOver: slice, score: shares(kept), rowIndexBug });
  const car = recommend(ordered);
  if (car) return { status: "SAT_no_relaxation", relaxed: null, car };
  for (const dropped of [...ordered].sort((a, b) => a.weight - b.weight)) {
    const found = recommend(ordered.filter((each) => each !== dropped));
    if (found) return { status: "SAT_after_relaxation", relaxed: droppedRepair(dropped), car: found };
  }
  return { status: "UNSAT_even_after_relaxation", relaxed: null, car: null };
}

function shares(constraints: readonly ReleasedConstraint[]): ReleasedConstraint[] {
  const total = constraints.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? constraints.map((each) => ({ ...each, weight: each.weight / total })) : [...constraints];
}
