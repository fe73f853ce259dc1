import type { Predicate, SlotValue } from "@/lib/constraints/constraint";
import type { Operator } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import { grainOf } from "@/lib/constraints/slots";
import type { Bar } from "@/lib/dialogue/wording/parts";

/** A value of a slot and how many cars have it, given the other wishes. */
export interface CountedValue {
  value: string | number;
  label: string;
  count: number;
  /** Choices with the same group stand together: models under their make. */
  group?: string;
}

/** What an editor needs to know of a slot. */
export interface EditorValues {
  values: CountedValue[];
  /** Lowest and highest value, for numbers. */
  range?: { min: number; max: number };
  /** Cars that meet the other wishes, by value of the slot. */
  bars: Bar[];
}

export type LoadSlot = (slot: SlotName) => Promise<EditorValues>;

/**
 * The operator and value that stand for several chosen values; one value alone is written without a list.
 *
 * @returns `null` when nothing is chosen: that is no wish.
 */
export function predicateOf(slot: SlotName, excludes: boolean, chosen: readonly (string | number)[]): Predicate | null {
  const [first] = chosen;
  if (first === undefined) return null;
  const single: Operator = excludes ? "!=" : "==";
  const many: Operator = excludes ? "not in" : "in";
  const value: SlotValue = chosen.length === 1 ? first : [...chosen];
  return { slot, op: chosen.length === 1 ? single : many, value };
}

/** How far one step of a number goes, and what people type: whole numbers, dollars in hundreds. */
export function stepOfSlot(slot: SlotName): number {
  return grainOf(slot, "typed");
}
