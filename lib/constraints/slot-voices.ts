import { voicesOfSlots as voices } from "@pack/words";
import type { SlotVoices } from "@/domains/slot";
import type { SlotName } from "./slots";

/** How simulated shoppers speak. The reader of real shoppers never sees it. */
export const slotVoices: Readonly<Record<SlotName, SlotVoices>> = voices;
