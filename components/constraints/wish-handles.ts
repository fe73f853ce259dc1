import type { SlotName } from "@/lib/constraints";
import type { WishView } from "@/lib/dialogue/wording/parts";

export interface WishHandles {
  animate: boolean;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
  onAdd: (slot: SlotName, anchor: HTMLElement) => void;
}
