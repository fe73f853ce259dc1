import { answerFormalReleased, type PickRepair } from "./formal-released";
import type { ReleasedAnswer, ReleasedConstraint, ReleasedQuestion } from "./released-question";
import { droppedRepair, inColumnOrder, select } from "./released-question";
import { bestReleased } from "./released-ranking";

export const releasedMethods = ["local-released", "global-released", "pairwise-released", "formal-released"] as const;
export type ReleasedMethod = (typeof releasedMethods)[number];

export interface ReleasedOptions {
  /** Reproduces the published fault (see `ReleasedRanking`). */
  rowIndexBug?: boolean;
  /** The cheapest repair by default. */
  pickRepair?: PickRepair;
}

export function answerReleased(method: ReleasedMethod, question: ReleasedQuestion, options: ReleasedOptions = {}) {
  switch (method) {
    case "local-released":
      return answerLocalReleased(question);
    case "pairwise-released":
    case "global-released":
      return answerGlobalReleased(question, options);
    case "formal-released":
      return answerFormalReleased(question, options.pickRepair);
  }
}

/** Drops the lightest, then ranks by all weights. The paper drops until products appear. */
export function answerLocalReleased({ slice, constraints }: ReleasedQuestion): ReleasedAnswer {
  const score = inColumnOrder(constraints);
  const [first, ...others] = score;
  if (!first) return { status: "UNSAT_no_constraints_collected", relaxed: null, product: null };
  const satisfying = select(slice, score);
  if (satisfying.length > 0) {
    const product = bestReleased({ candidates: satisfying, normalisedOver: satisfying, score });
    return { status: "SAT_no_relaxation", relaxed: null, product };
  }
  const lightest = others.reduce((least, each) => (each.weight < least.weight ? each : least), first);
  const kept = score.filter((each) => each !== lightest);
  const product = bestReleased({ candidates: select(slice, kept), normalisedOver: slice, score });
  const status = product ? "SAT_after_relaxation" : "UNSAT_even_after_relaxation";
  return { status, relaxed: droppedRepair(lightest), product };
}

/** Takes the first single drop by weight that leaves products. The paper drops only the lightest. */
export function answerGlobalReleased(
  { slice, constraints }: ReleasedQuestion,
  { rowIndexBug = false }: ReleasedOptions = {},
): ReleasedAnswer {
  const ordered = inColumnOrder(constraints);
  if (ordered.length === 0) return { status: "UNSAT_no_constraints_collected", relaxed: null, product: null };
  const recommend = (kept: readonly ReleasedConstraint[]) =>
    bestReleased({ candidates: select(slice, kept), normalisedOver: slice, score: shares(kept), rowIndexBug });
  const product = recommend(ordered);
  if (product) return { status: "SAT_no_relaxation", relaxed: null, product };
  for (const dropped of [...ordered].sort((a, b) => a.weight - b.weight)) {
    const found = recommend(ordered.filter((each) => each !== dropped));
    if (found) return { status: "SAT_after_relaxation", relaxed: droppedRepair(dropped), product: found };
  }
  return { status: "UNSAT_even_after_relaxation", relaxed: null, product: null };
}

function shares(constraints: readonly ReleasedConstraint[]): ReleasedConstraint[] {
  const total = constraints.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? constraints.map((each) => ({ ...each, weight: each.weight / total })) : [...constraints];
}
