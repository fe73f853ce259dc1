import type { SlotTells } from "@/domains/slot";
import { slotWords } from "./slot-words";
import type { SlotName } from "./slots";

export type { Edge } from "@/domains/slot";
export * from "@/domains/trade";

/** Answer phrases by slot. Empty if the chip text serves. */
export function tellsOf(slot: SlotName): Partial<SlotTells> {
  return slotWords[slot].tells ?? {};
}
