import type { Alternative, Predicate } from "./predicate";
import type { SlotName } from "./slot-name";

/** The tests of which one is enough: those of a wish with alternatives, else the test itself. */
export function alternativesOf({ slot, op, value }: Predicate): Alternative[] {
  if (op !== "any") return isAlternatives(value) ? [] : [{ slot, op, value }];
  return isAlternatives(value) ? value : [];
}

/** The test that passes where one of these does; a single one stays itself. */
export function anyOf(first: Alternative, ...others: Alternative[]): Predicate {
  const { slot, op, value } = first;
  return others.length === 0 ? { slot, op, value } : { slot, op: "any", value: [first, ...others] };
}

/** The wish as its alternatives, each a wish by itself; of others the wish alone. */
export function partsOf<Wish extends Predicate>(constraint: Wish): Wish[] {
  return constraint.op === "any"
    ? alternativesOf(constraint).map((each) => ({ ...constraint, ...each }))
    : [constraint];
}

/** Whether a wish, or one of its alternatives, tests a slot. */
export function tests(predicate: Predicate, slot: SlotName): boolean {
  return predicate.slot === slot || alternativesOf(predicate).some((each) => each.slot === slot);
}

export function isAlternatives(value: Predicate["value"]): value is Alternative[] {
  return Array.isArray(value) && value.some((each) => typeof each === "object");
}

/** How files write a test with alternatives: `{slot, op: "any", of: [...]}`. For `JSON.stringify`. */
export function asWritten(_key: string, each: unknown): unknown {
  if (typeof each !== "object" || each === null || !("op" in each) || each.op !== "any" || !("value" in each))
    return each;
  const { value, ...rest } = each;
  return { ...rest, of: value };
}

/** What files write, as it is held here. */
export function asHeld(written: unknown): unknown {
  if (typeof written !== "object" || written === null || !("of" in written) || "value" in written) return written;
  const { of, ...rest } = written;
  return { ...rest, value: of };
}
