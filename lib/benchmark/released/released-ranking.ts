import { type CatalogCar, matches } from "@/lib/catalog/catalog-reader";
import { boundSatisfaction } from "@/lib/catalog/satisfaction";
import { isBound, isNumericSlot, type Predicate, roles } from "@/lib/constraints";
import type { ReleasedConstraint } from "./released-question";

function satisfactions(cars: readonly CatalogCar[], constraint: Predicate): number[] {
  const { slot, op } = constraint;
  if (!isBound(op) || !isNumericSlot(slot)) return cars.map((car) => (matches(car, constraint) ? 1 : 0));
  const held = cars.map((car) => car[slot]);
  const known = held.filter((value) => value !== null);
  const range = known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : undefined;
  return cars.map((car) => boundSatisfaction(car[slot], op, range));
}

export interface ReleasedRanking {
  candidates: readonly CatalogCar[];
  normalisedOver: readonly CatalogCar[];
  score: readonly ReleasedConstraint[];
  /** The published fault: candidate i takes its numeric satisfaction from row i of the slice. */
  rowIndexBug?: boolean;
}

/** Breaks ties by lower price, then catalog order. `null` without candidates. */
export function bestReleased({ candidates, normalisedOver, score, rowIndexBug }: ReleasedRanking): CatalogCar | null {
  const place = new Map(normalisedOver.map((car, index) => [car.position, index]));
  const byConstraint = score.map((constraint) => ({ constraint, held: satisfactions(normalisedOver, constraint) }));
  const scored = candidates.map((car, index) => {
    const own = place.get(car.position) ?? 0;
    const total = byConstraint.reduce((sum, { constraint, held }) => {
      const row = rowIndexBug && isBound(constraint.op) ? index : own;
      return sum + constraint.weight * (held[row] ?? 0);
    }, 0);
    return { car, total };
  });
  const price = (car: CatalogCar) => car[roles.price] ?? Number.POSITIVE_INFINITY;
  scored.sort((a, b) => b.total - a.total || price(a.car) - price(b.car) || a.car.position - b.car.position);
  return scored[0]?.car ?? null;
}
