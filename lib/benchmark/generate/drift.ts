import type { Car } from "@/lib/catalog/catalog-reader";
import { isNumericSlot, type Predicate, valuesOf } from "@/lib/constraints";
import { pick, type Random } from "@/lib/random";

export type Drift = { constraint: Predicate; before: string | number };

/** The earlier value fits some car of the slice; `null` without one. */
export function driftOf(
  cars: readonly Car[],
  constraints: readonly Predicate[],
  target: readonly Predicate[],
  random: Random,
): Drift | null {
  const options = constraints
    .filter((each) => !target.includes(each))
    .flatMap((constraint) => {
      const now = valuesOf(constraint.value)[0];
      const held = cars.flatMap((car) => car[constraint.slot]);
      const others = [...new Set(held)].filter((value) => value !== null && value !== now);
      // Nobody names a placeholder price as a budget.
      const likely = others.filter((value) => !isNumericSlot(constraint.slot) || Number(value) >= Number(now) * 0.7);
      return likely.length > 0 ? [{ constraint, before: pick(likely, random) as string | number }] : [];
    });
  return options.length > 0 ? pick(options, random) : null;
}
