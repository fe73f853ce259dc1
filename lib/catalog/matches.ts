import type { Predicate, SlotValue } from "@/lib/constraints/constraint";
import type { Car } from "./car";

/**
 * Whether a car passes a predicate. A missing value fails every test but the exclusions `!=` and `not in`, which it
 * satisfies. For a set `==` means contains and `in` means contains any.
 */
export function matches(car: Car, predicate: Predicate): boolean {
  return passes(car[predicate.slot], predicate);
}

/** The same for a slot's value on its own. */
export function passes(held: Car[keyof Car], { op, value }: Predicate): boolean {
  switch (op) {
    case "==":
    case "in":
      return holdsAny(held, value);
    case "!=":
    case "not in":
      return !holdsAny(held, value);
    case ">=":
      return typeof held === "number" && held >= Number(value);
    case "<=":
      return typeof held === "number" && held <= Number(value);
  }
}

function holdsAny(held: Car[keyof Car], wanted: SlotValue): boolean {
  if (held === null) return false;
  if (!Array.isArray(wanted)) return Array.isArray(held) ? held.includes(String(wanted)) : held === wanted;
  return Array.isArray(held) ? wanted.some((each) => held.includes(String(each))) : wanted.includes(held);
}

export function matchesAll(car: Car, predicates: readonly Predicate[]): boolean {
  for (const predicate of predicates) if (!matches(car, predicate)) return false;
  return true;
}
