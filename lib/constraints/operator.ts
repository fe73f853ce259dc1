import type { Alternative, Operator, Predicate } from "./schemas";
import { isSetSlot, type SlotName, statedOf } from "./slots";

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

/** A test of a whole list, or of its one value. With the polarity of `op`. Nothing for none. */
export function testOfAll(op: Operator, values: readonly (string | number)[]) {
  const [one, many] = isExclusion(op) ? (["!=", "not in"] as const) : (["==", "in"] as const);
  const [first, ...more] = values;
  if (first === undefined) return undefined;
  return more.length > 0 ? { op: many, value: [...values] } : { op: one, value: first };
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

/** All that a wish for `value` takes: of a rounded slot, 15 takes 15 to 15.9. */
export function takenBy({ slot, value }: Pick<Predicate, "slot" | "value">): Predicate["value"] {
  const { rounded, decimals = 0 } = statedOf(slot);
  if (!rounded) return value;
  const steps = [...Array(10 ** decimals).keys()];
  return valuesOf(value).flatMap((each) =>
    Number.isInteger(each) ? steps.map((step) => (Number(each) * steps.length + step) / steps.length) : each,
  );
}

/** From least to most that a wish for such sizes takes. `undefined` for other wishes. */
export function sizeSpan({ slot, op, value }: Predicate): [least: number, most: number] | undefined {
  if (!statedOf(slot).rounded || (op !== "==" && op !== "in")) return undefined;
  const taken = valuesOf(takenBy({ slot, value })).map(Number);
  return [Math.min(...taken), Math.max(...taken)];
}

interface Tested {
  slot: SlotName;
  op: Operator;
  value: string | number | readonly (string | number)[] | readonly { slot: SlotName }[];
}

/** Identifies a wish. A set has one wish per value: a product can be both hybrid and luxury. */
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
