import type { Draft } from "@/lib/reading/edits/drafts";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { type Importance, importanceSaid } from "./importance";

export interface WeighedDraft extends Draft {
  importance: Importance;
}

/** Uses outright statements. Models weigh the rest. */
export function weighDrafts({ weights }: MessageReading, drafts: readonly Draft[]): WeighedDraft[] {
  return drafts.map((draft) => ({
    ...draft,
    importance: importanceSaid(weights.filter(({ slots }) => slots.includes(draft.slot))),
  }));
}
