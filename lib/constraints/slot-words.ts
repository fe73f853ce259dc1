import type { SlotWords } from "@/domains/slot";
import { wordsOfSlots as words } from "@/domains/sold";
import type { SlotName } from "./slot-name";

export type { Guard, ValueWord } from "@/domains/slot";

/** The words for each slot. Pages load the slots without them. */
export const slotWords: Readonly<Record<SlotName, SlotWords>> = words;
