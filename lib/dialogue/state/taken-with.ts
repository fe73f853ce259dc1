import type { Deed } from "@/lib/dialogue/act-request";
import type { PendingChoice } from "./conversation-state";

export function takenWith({ edits, relaxationId, ordering }: PendingChoice): Deed {
  const orderings = ordering ? [ordering] : [];
  if (relaxationId) return { kind: "take", relaxationId, orderings, skipped: false };
  return ordering ? { kind: "compare", orderings, keep: [], edits: [] } : { kind: "edit", edits };
}
