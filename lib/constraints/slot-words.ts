import { wordsOfSlots as words } from "@pack/words";
import type { SlotWords } from "@/domains/slot";
import type { SlotName } from "./slots";

export type { Guard, ValueWord } from "@/domains/slot";

/** Separate, so pages can load slots without words. */
export const slotWords: Readonly<Record<SlotName, SlotWords>> = words;
