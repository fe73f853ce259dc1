import type { Grain, NumberSlot, Slot } from "@/domains/slot";
import { likeness, slots } from "@/domains/sold";
import type { NumericSlotName, SlotName } from "./slot-name";

const byName = (wanted: (slot: Slot) => boolean) =>
  Object.fromEntries(slots.filter(wanted).map((slot) => [slot.name, slot]));

export type { NumberSlot, Slot, SlotUnit } from "@/domains/slot";
export { likeness };

type AnySlot = (typeof slots)[number];
type Stated<S extends AnySlot> = S extends { kind: "number" } ? number : string;

/** The values one thing holds by slot; `null` or an empty set where the catalog doesn't say. */
export type SlotValues = {
  [S in AnySlot as S["name"]]: S extends { kind: "set" }
    ? string[]
    : S extends { required: true }
      ? Stated<S>
      : Stated<S> | null;
};

/** The definition of each slot; everything about a slot derives from it. */
export const slotDefinitions = byName(() => true) as unknown as Readonly<Record<SlotName, Slot>>;
export const numberSlots = byName(({ kind }) => kind === "number") as unknown as Readonly<
  Record<NumericSlotName, NumberSlot>
>;

/** The step of a slot's rounding; 1 by default. */
export function grainOf(slot: SlotName, step: keyof Grain): number {
  const definition: Slot = slotDefinitions[slot];
  return (definition.kind === "number" && definition.grain?.[step]) || 1;
}

/** A slot's values from least to most; empty for numbers and for words without an order. */
export function orderOf(slot: SlotName): readonly string[] {
  const definition: Slot = slotDefinitions[slot];
  return definition.kind === "number" ? [] : (definition.order ?? []);
}

/** Whether people set two ends. Small counts come from a list instead. */
export function takesBounds(slot: SlotName): slot is NumericSlotName {
  const definition: Slot = slotDefinitions[slot];
  return definition.kind === "number" && (definition.direction !== "none" || definition.counted === undefined);
}

/** The number behind a slot's ordered classes, where it has one: lengths behind "Compact". */
export function finerThan(slot: SlotName): NumericSlotName | undefined {
  const definition: Slot = slotDefinitions[slot];
  return definition.kind === "number" ? undefined : (definition.finer as NumericSlotName | undefined);
}

/** Slots with a place in a list, in its order. */
export function slotsInOrder(placeOf: (slot: Slot) => number | undefined): SlotName[] {
  const placed = slots.flatMap((slot) => {
    const place = placeOf(slot);
    return place === undefined ? [] : [{ name: slot.name, place }];
  });
  return placed.sort((a, b) => a.place - b.place).map(({ name }) => name);
}

/** A slot's title beside the facts of a thing that states these other slots too. */
export function factTitleOf(name: SlotName, isStated: (slot: SlotName) => boolean): string {
  const { title, factTitle, factTitleBeside } = slotDefinitions[name];
  const beside = factTitleBeside && slots.find((slot) => slot.name === factTitleBeside.slot);
  return beside && isStated(beside.name) ? factTitleBeside.title : (factTitle ?? title);
}

/** Whether a slot can hold this number in any catalog. */
export function isPlausible(slot: NumericSlotName, value: number): boolean {
  const [low, high] = numberSlots[slot].limits.possible;
  return value >= low && value <= high;
}
