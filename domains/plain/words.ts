import * as modules from "@pack/every-module";
import { type Name, slots } from "@pack/index";
import { saidBySlot } from "@/domains/said-by-slot";
import type { SlotVoices, SlotWords } from "@/domains/slot";
import { plainVoices, plainWords } from "./lexicon/plain-words";

const own = saidBySlot<Name>(Object.entries(modules));
const ofSlots = <Said>(said: (slot: (typeof slots)[number]) => Said) =>
  Object.fromEntries(slots.map((slot) => [slot.name, said(slot)])) as Record<Name, Said>;

/** Apart from the slots, so that pages load none of them. A module says what the plain words don't. */
export const wordsOfSlots = ofSlots<SlotWords>((slot) => ({
  ...plainWords(slot, own.words[slot.name]),
  ...own.words[slot.name],
}));
export const voicesOfSlots = ofSlots<SlotVoices>((slot) => own.voices[slot.name] ?? plainVoices(slot));
