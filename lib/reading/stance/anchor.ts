import type { SlotName } from "@/lib/constraints/slot-name";

/** Something words can speak about: a value, the name of a slot, or (without slots) what no slot holds. */
export interface Anchor {
  slots: readonly SlotName[];
  start: number;
  end: number;
  kind: "wish" | "topic" | "feature";
}
