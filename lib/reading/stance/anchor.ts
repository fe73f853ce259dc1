import type { SlotName } from "@/lib/constraints";

/** Words can refer to it: a value, a slot, or (without slots) a feature. */
export interface Anchor {
  slots: readonly SlotName[];
  start: number;
  end: number;
  kind: "wish" | "topic" | "feature";
}
