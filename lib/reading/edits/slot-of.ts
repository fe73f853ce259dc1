import type { Edit, SlotName } from "@/lib/constraints";

export function slotOf(edit: Edit): SlotName | undefined {
  if (edit.kind === "add") return edit.constraint.slot;
  return edit.kind === "no-preference" ? edit.slot : undefined;
}
