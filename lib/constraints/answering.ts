import type { SlotTells } from "@/domains/slot";
import type { SlotName } from "./slot-name";
import { slotWords } from "./slot-words";

export type { Edge } from "@/domains/slot";
export * from "@/domains/trade";

/** Answer phrases by slot. Empty if the chip text serves. */
export function tellsOf(slot: SlotName): Partial<SlotTells> {
  return slotWords[slot].tells ?? {};
}
