import { isBound, isExclusion, type Operator } from "./operator";
import { isSetSlot, type SlotName } from "./slot-name";

interface Tested {
  slot: SlotName;
  op: Operator;
  value: string | number | readonly (string | number)[] | readonly { slot: SlotName }[];
}

/**
 * The identity of a wish within one conversation: one lower and one upper bound per number, one liking and one
 * exclusion per text slot, and one of each per value of a set, because a car can be both a hybrid and a luxury car. One
 * wish with alternatives over the same slots.
 */
export function constraintId({ slot, op, value }: Tested): string {
  const alternatives = typeof value === "object" ? value.filter((each) => typeof each === "object") : [];
  if (alternatives.length > 0) return `any:${[...new Set(alternatives.map((each) => each.slot))].sort().join("|")}`;
  if (isBound(op)) return `${slot}:${op}`;
  const polarity = isExclusion(op) ? "not" : "is";
  if (isSetSlot(slot)) return `${slot}:${polarity}:${[value].flat().join("|")}`;
  return `${slot}:${polarity}`;
}
