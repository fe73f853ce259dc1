import { likeness, type Name, type NumericName, slots } from "@pack/index";
import { card, migrations, roles } from "@pack/roles";
import type { Grain, NumberSlot, Slot, WordSlot } from "@/domains/slot";

type AnySlot = (typeof slots)[number];
type NameOf<Kind extends Slot["kind"]> = Extract<AnySlot, { kind: Kind }>["name"];

export type SlotName = Name;
export type NumericSlotName = NumericName;
export type WordSlotName = NameOf<"text" | "set">;
export type SetSlotName = NameOf<"set">;

const namesOf = (...kinds: Slot["kind"][]): SlotName[] =>
  slots.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);

export const slotNames: readonly SlotName[] = slots.map(({ name }) => name);
export const numericSlotNames = namesOf("number") as readonly NumericSlotName[];
export const wordSlotNames = namesOf("text", "set") as readonly WordSlotName[];

const numericSlots: ReadonlySet<string> = new Set(numericSlotNames);
const setSlots: ReadonlySet<string> = new Set(namesOf("set"));

export function isNumericSlot(slot: SlotName): slot is NumericSlotName {
  return numericSlots.has(slot);
}

export function isSetSlot(slot: SlotName): slot is SetSlotName {
  return setSlots.has(slot);
}

const byName = (wanted: (slot: Slot) => boolean) =>
  Object.fromEntries(slots.filter(wanted).map((slot) => [slot.name, slot]));

/** The two uses of one energy, the better one first. Empty without them. */
export const economies: readonly NumericSlotName[] = roles.economy ? [roles.economy.highway, roles.economy.city] : [];

/** Slots that one word can name: both economies. */
export function namedWith(slot: NumericSlotName): readonly NumericSlotName[] {
  return economies.includes(slot) ? economies : [slot];
}

export type { NumberSlot, Slot, SlotUnit } from "@/domains/slot";
export { card as cardSlots, likeness, migrations, roles };

type Stated<S extends AnySlot> = S extends { kind: "number" } ? number : string;

export type SlotValues = {
  [S in AnySlot as S["name"]]: S extends { kind: "set" }
    ? string[]
    : S extends { required: true }
      ? Stated<S>
      : Stated<S> | null;
};

/** Everything about a slot derives from this. */
export const slotDefinitions = byName(() => true) as unknown as Readonly<Record<SlotName, Slot>>;
export const numberSlots = byName(({ kind }) => kind === "number") as unknown as Readonly<
  Record<NumericSlotName, NumberSlot>
>;

/** What a slot of either kind states. Numbers state nothing that only words have, and words nothing of numbers. */
export const statedOf = (slot: SlotName): Optional<NumberSlot> & Optional<WordSlot> => slotDefinitions[slot];

type Optional<OfSlot extends Slot> = Partial<Omit<OfSlot, "kind">>;

/** On a chip: "Highway". */
export const slotTitles = Object.fromEntries(
  slots.map(({ name, label, title }: Slot) => [name, title ?? label.charAt(0).toUpperCase() + label.slice(1)]),
) as Readonly<Record<SlotName, string>>;

/** Defaults to 1. */
export function grainOf(slot: SlotName, step: keyof Grain): number {
  return statedOf(slot).grain?.[step] || 1;
}

/** Values from least to most. Empty without an order. */
export function orderOf(slot: SlotName): readonly string[] {
  return statedOf(slot).order ?? [];
}

/** False for small counts, which use a list. */
export function takesBounds(slot: SlotName): slot is NumericSlotName {
  const { direction, counted } = statedOf(slot);
  return isNumericSlot(slot) && (direction !== undefined || counted === undefined);
}

/** The number behind ordered classes: lengths behind "Compact". */
export function finerThan(slot: SlotName): NumericSlotName | undefined {
  return statedOf(slot).finer as NumericSlotName | undefined;
}

export function slotsInOrder(placeOf: (slot: Slot) => number | undefined): SlotName[] {
  const placed = slots.flatMap((slot) => {
    const place = placeOf(slot);
    return place === undefined ? [] : [{ name: slot.name, place }];
  });
  return placed.sort((a, b) => a.place - b.place).map(({ name }) => name);
}

export function factTitleOf(name: SlotName, isStated: (slot: SlotName) => boolean): string {
  const { factTitle, factTitleBeside } = slotDefinitions[name];
  const beside = factTitleBeside && slots.find((slot) => slot.name === factTitleBeside.slot);
  return beside && isStated(beside.name) ? factTitleBeside.title : (factTitle ?? slotTitles[name]);
}

export function isPlausible(slot: NumericSlotName, value: number): boolean {
  const [low, high] = numberSlots[slot].limits.possible;
  return value >= low && value <= high;
}
