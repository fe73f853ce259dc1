import { alternativesOf } from "@/lib/constraints/alternatives";
import type { Predicate } from "@/lib/constraints/constraint";
import type { Car } from "./car";

/** A missing value passes only `!=` and `not in`. For a set, `==` and `in` mean contains. */
export function matches(car: Car, predicate: Predicate): boolean {
  if (predicate.op !== "any") return passes(car[predicate.slot], predicate);
  return alternativesOf(predicate).some((each) => passes(car[each.slot], each));
}

/** Ignores alternatives on other slots. */
export function passes(held: Car[keyof Car], { op, value }: Pick<Predicate, "op" | "value">): boolean {
  switch (op) {
    case "any":
      return false;
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

function holdsAny(held: Car[keyof Car], wanted: Predicate["value"]): boolean {
  if (held === null) return false;
  if (!Array.isArray(wanted)) return Array.isArray(held) ? held.includes(String(wanted)) : held === wanted;
  return Array.isArray(held)
    ? wanted.some((each) => held.includes(String(each)))
    : (wanted as readonly unknown[]).includes(held);
}

export function matchesAll(car: Car, predicates: readonly Predicate[]): boolean {
  for (const predicate of predicates) if (!matches(car, predicate)) return false;
  return true;
}
