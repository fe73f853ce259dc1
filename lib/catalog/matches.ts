import { type Predicate, valuesOf } from "@/lib/constraints/constraint";
import type { Car } from "./car";

/**
 * Whether a car passes a predicate. A missing value fails every test but the exclusions `!=` and `not in`, which it
 * satisfies. For `marketCategory`, a set, `==` means contains and `in` means contains any.
 */
export function matches(car: Car, predicate: Predicate): boolean {
  return passes(car[predicate.slot], predicate);
}

/** The same for a slot's value on its own. */
export function passes(held: Car[keyof Car], { op, value }: Predicate): boolean {
  switch (op) {
    case "==":
    case "in":
      return holdsAny(held, valuesOf(value));
    case "!=":
    case "not in":
      return !holdsAny(held, valuesOf(value));
    case ">=":
      return typeof held === "number" && held >= Number(value);
    case "<=":
      return typeof held === "number" && held <= Number(value);
  }
}

function holdsAny(held: Car[keyof Car], values: readonly (string | number)[]): boolean {
  if (held === null) return false;
  return Array.isArray(held) ? values.some((each) => held.includes(String(each))) : values.includes(held);
}

export function matchesAll(car: Car, predicates: readonly Predicate[]): boolean {
  return predicates.every((predicate) => matches(car, predicate));
}
