import type { SlotName } from "@/lib/constraints/slot-name";

/** Something words can refer to: a value, a slot's name, or (without slots) a feature without a slot. */
export interface Anchor {
  slots: readonly SlotName[];
  start: number;
  end: number;
  kind: "wish" | "topic" | "feature";
}
