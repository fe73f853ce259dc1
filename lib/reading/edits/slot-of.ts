import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slots";

export function slotOf(edit: Edit): SlotName | undefined {
  if (edit.kind === "add") return edit.constraint.slot;
  return edit.kind === "no-preference" ? edit.slot : undefined;
}
