import { voicesOfSlots as voices } from "@/domains/cars";
import type { SlotVoices } from "@/domains/slot";
import type { SlotName } from "./slot-name";

/** How simulated shoppers speak of each slot; the reader of real shoppers never sees it. */
export const slotVoices: Readonly<Record<SlotName, SlotVoices>> = voices;
