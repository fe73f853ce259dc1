import { useCallback } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { Predicate, SlotValue } from "@/lib/constraints/constraint";
import type { Operator } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import { grainOf } from "@/lib/constraints/slots";
import type { Bar } from "@/lib/dialogue/wording/parts";

/** A value and its car count, given the other wishes. */
export interface CountedValue {
  value: string | number;
  label: string;
  count: number;
  group?: string;
}

export interface EditorValues {
  values: CountedValue[];
  /** Cars that meet the other wishes. */
  bars: Bar[];
}

export type LoadSlot = (slot: SlotName) => Promise<EditorValues>;

/** The test for the chosen values. `null` if none. */
export function predicateOf(slot: SlotName, excludes: boolean, chosen: readonly (string | number)[]): Predicate | null {
  const [first] = chosen;
  if (first === undefined) return null;
  const single: Operator = excludes ? "!=" : "==";
  const many: Operator = excludes ? "not in" : "in";
  const value: SlotValue = chosen.length === 1 ? first : [...chosen];
  return { slot, op: chosen.length === 1 ? single : many, value };
}

/** One step as people type it: whole numbers, dollars in hundreds. */
export function stepOfSlot(slot: SlotName): number {
  return grainOf(slot, "typed");
}

export function useSlotValues(slot: SlotName, loadSlot: LoadSlot, of?: unknown) {
  const load = useCallback(() => loadSlot(slot), [slot, loadSlot]);
  return useLoaded(load, of);
}
