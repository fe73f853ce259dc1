import { isBound, isExclusion, type Operator } from "./operator";
import { isSetSlot, type SlotName } from "./slots";

interface Tested {
  slot: SlotName;
  op: Operator;
  value: string | number | readonly (string | number)[] | readonly { slot: SlotName }[];
}

/** Identifies a wish. A set has one wish per value: a car can be both hybrid and luxury. */
export function constraintId({ slot, op, value }: Tested): string {
  const alternatives = typeof value === "object" ? value.filter((each) => typeof each === "object") : [];
  if (alternatives.length > 0) return `any:${[...new Set(alternatives.map((each) => each.slot))].sort().join("|")}`;
  if (isBound(op)) return `${slot}:${op}`;
  const polarity = isExclusion(op) ? "not" : "is";
  if (isSetSlot(slot)) return `${slot}:${polarity}:${[value].flat().join("|")}`;
  return `${slot}:${polarity}`;
}

const lead = "policy:";

export function ruleWishId(sheet: number, start: number, of: string): string {
  return `${lead}${sheet}:${start}:${of}`;
}

/** Whether a wish is a rule of a policy, which nothing loosens. */
export function isRule({ id }: { id: string }): boolean {
  return id.startsWith(lead);
}

export function sheetOf({ id }: { id: string }): number {
  return Number(id.split(":")[1]);
}
