import type { SlotVoices, SlotWords } from "@/domains/slot";
import * as modules from "./every-module";
import { type Name, slots } from "./index";

const words: Readonly<Record<`${Name}Words`, SlotWords>> = modules;
const voices: Readonly<Record<`${Name}Voices`, SlotVoices>> = modules;

function bySlot<Told>(toldOf: (name: Name) => Told): Readonly<Record<Name, Told>> {
  return Object.fromEntries(slots.map(({ name }) => [name, toldOf(name)])) as Record<Name, Told>;
}

/** Apart from the slots, so that pages load none of them. */
export const wordsOfSlots = bySlot((name) => words[`${name}Words`]);
export const voicesOfSlots = bySlot((name) => voices[`${name}Voices`]);
