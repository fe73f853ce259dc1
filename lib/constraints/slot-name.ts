import { type Name, type NumericName, slots } from "@/domains/sold";

type AnySlot = (typeof slots)[number];
type NameOf<Kind extends AnySlot["kind"]> = Extract<AnySlot, { kind: Kind }>["name"];

export type SlotName = Name;
export type NumericSlotName = NumericName;
export type WordSlotName = NameOf<"text" | "set">;
export type SetSlotName = NameOf<"set">;

const namesOf = (...kinds: AnySlot["kind"][]): SlotName[] =>
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
