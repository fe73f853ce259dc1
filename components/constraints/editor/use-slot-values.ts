import { useCallback } from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { LoadSlot } from "./slot-values";

export function useSlotValues(slot: SlotName, loadSlot: LoadSlot, of?: unknown) {
  const load = useCallback(() => loadSlot(slot), [slot, loadSlot]);
  return useLoaded(load, of);
}
