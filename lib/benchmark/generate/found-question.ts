import type { PoolPredicate } from "./predicate-pool";

/** Constraints found in a slice. */
export interface FoundWishes {
  /** Members of the target last, where the shape fixes it. */
  predicates: readonly PoolPredicate[];
  /** How many of the last are meant to be the target. */
  targets: number;
}
