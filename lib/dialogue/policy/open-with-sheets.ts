import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { applyAct } from "@/lib/dialogue/state/apply-act";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { decided, emptyPolicy } from "./policy";

/** A new search under approved sheets, which undo doesn't take back. */
export function openWithSheets(
  sheets: readonly { text: string; record: string }[],
  vocabulary: Vocabulary,
): ConversationState {
  const policy = { ...emptyPolicy, sheets: sheets.map((each) => ({ ...each, turn: 0 })) };
  const { state } = applyAct(emptyConversation(), decided(policy, vocabulary), [], shopSettings);
  return { ...state, past: [] };
}
