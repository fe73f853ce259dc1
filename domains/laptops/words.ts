import type { SlotVoices, SlotWords } from "@/domains/slot";
import * as modules from "./every-module";
import type { Name } from "./index";

modules satisfies Record<`${Name}Words`, SlotWords> & Record<`${Name}Voices`, SlotVoices>;

function bySlot<Told>(kind: "Words" | "Voices"): Readonly<Record<Name, Told>> {
  const told = Object.entries(modules).filter(([name]) => name.endsWith(kind));
  return Object.fromEntries(told.map(([name, each]) => [name.slice(0, -kind.length), each])) as Record<Name, Told>;
}

/** Apart from the slots, so that pages load none of them. */
export const wordsOfSlots = bySlot<SlotWords>("Words");
export const voicesOfSlots = bySlot<SlotVoices>("Voices");
