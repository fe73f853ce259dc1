import type { Predicate } from "@/lib/constraints/constraint";

/** A constraint with the weight its persona gives it. */
export interface WeighedPredicate extends Predicate {
  weight: number;
}
