import type { Alternative, Predicate } from "./predicate";
import type { Operator } from "./schemas";
import type { SlotName } from "./slots";

export type { Operator };

export function takesMany(op: Operator): op is "in" | "not in" {
  return op === "in" || op === "not in";
}

export function isBound(op: Operator): op is ">=" | "<=" {
  return op === ">=" || op === "<=";
}

/** Missing values pass only these operators. */
export function isExclusion(op: Operator): op is "!=" | "not in" {
  return op === "!=" || op === "not in";
}

export function alternativesOf({ slot, op, value }: Predicate): Alternative[] {
  if (op !== "any") return isAlternatives(value) ? [] : [{ slot, op, value }];
  return isAlternatives(value) ? value : [];
}

export function anyOf(first: Alternative, ...others: Alternative[]): Predicate {
  const { slot, op, value } = first;
  return others.length === 0 ? { slot, op, value } : { slot, op: "any", value: [first, ...others] };
}

export function partsOf<Wish extends Predicate>(constraint: Wish): Wish[] {
  return constraint.op === "any"
    ? alternativesOf(constraint).map((each) => ({ ...constraint, ...each }))
    : [constraint];
}

export function tests(predicate: Predicate, slot: SlotName): boolean {
  return predicate.slot === slot || alternativesOf(predicate).some((each) => each.slot === slot);
}

export function isAlternatives(value: Predicate["value"]): value is Alternative[] {
  return Array.isArray(value) && value.some((each) => typeof each === "object");
}

/** `JSON.stringify` replacer that writes alternatives as `{slot, op: "any", of: [...]}`. */
export function asWritten(_key: string, each: unknown): unknown {
  if (typeof each !== "object" || each === null || !("op" in each) || each.op !== "any" || !("value" in each))
    return each;
  const { value, ...rest } = each;
  return { ...rest, of: value };
}

export function asHeld(written: unknown): unknown {
  if (typeof written !== "object" || written === null || !("of" in written) || "value" in written) return written;
  const { of, ...rest } = written;
  return { ...rest, value: of };
}

export function valuesOf(value: string | number | readonly (string | number | object)[]): (string | number)[] {
  const each = typeof value === "object" ? value : [value];
  return each.filter((one) => typeof one !== "object");
}
