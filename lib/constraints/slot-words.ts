import { wordsOfSlots as words } from "@pack/words";
import type { SlotWords } from "@/domains/slot";
import { roles, type SlotName } from "./slots";

export type { Guard, ValueWord } from "@/domains/slot";

/** Separate, so pages can load slots without words. */
export const slotWords: Readonly<Record<SlotName, SlotWords>> = words;

export const economySaid = roles.economy && slotWords[roles.economy.highway].economy;

/** "30" is $30,000 where people drop the thousands. */
export const priceTimes = slotWords[roles.price].thousands ? 1000 : 1;
