import type { SlotWords } from "@/domains/slot";
import { wordsOfSlots as words } from "@/domains/sold";
import type { SlotName } from "./slot-name";

export type { Guard, ValueWord } from "@/domains/slot";

/** How each slot is spoken of. Apart from the slots themselves, because pages have no use for it. */
export const slotWords: Readonly<Record<SlotName, SlotWords>> = words;
