import { droppedRepair, inColumnOrder, type ReleasedAnswer, type ReleasedQuestion, select } from "./released-question";
import { bestReleased } from "./released-ranking";

/**
 * The published code's local method: drops exactly the constraint of least weight, once, where the paper drops in
 * rising weight until cars appear. Ties at the least weight fall to the first column name. Cars are ranked by all
 * constraints, the dropped one included, with raw weights over the slice; a query that needs no drop is normalised
 * over its own results instead.
 */
export function answerLocalReleased({ slice, constraints }: ReleasedQuestion): ReleasedAnswer {
  const score = inColumnOrder(constraints);
  const [first, ...others] = score;
  if (!first) return { status: "UNSAT_no_constraints_collected", relaxed: null, car: null };
  const satisfying = select(slice, score);
  if (satisfying.length > 0) {
    const car = bestReleased({ candidates: satisfying, normalisedOver: satisfying, score });
    return { status: "SAT_no_relaxation", relaxed: null, car };
  }
  const lightest = others.reduce((least, each) => (each.weight < least.weight ? each : least), first);
  const candidates = select(
    slice,
    score.filter((each) => each !== lightest),
  );
  const car = bestReleased({ candidates, normalisedOver: slice, score });
  return {
    status: car ? "SAT_after_relaxation" : "UNSAT_even_after_relaxation",
    relaxed: droppedRepair(lightest),
    car,
  };
}
