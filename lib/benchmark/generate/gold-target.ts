import type { Car } from "@/lib/catalog/car";
import { matches } from "@/lib/catalog/matches";
import type { WeighedPredicate } from "./weighed-predicate";

/** Shares of weight two correction sets must differ by for one to be the target. */
const margin = 1e-3;

/**
 * The correction set of least total weight: for each car the constraints it violates, and the lightest of these sets.
 * `null` when a car violates nothing or when another set is as light.
 */
export function goldTarget(cars: readonly Car[], constraints: readonly WeighedPredicate[]): WeighedPredicate[] | null {
  const sets = new Map<string, WeighedPredicate[]>();
  for (const car of cars) {
    const violated = constraints.filter((each) => !matches(car, each));
    if (violated.length === 0) return null;
    sets.set(violated.map((each) => constraints.indexOf(each)).join(), violated);
  }
  const weighed = [...sets.values()]
    .map((set) => ({ set, weight: set.reduce((sum, each) => sum + each.weight, 0) }))
    .sort((a, b) => a.weight - b.weight);
  const [first, second] = weighed;
  if (!first || (second && second.weight - first.weight < margin)) return null;
  return first.set;
}
