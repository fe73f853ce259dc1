import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";

/** A search that begins with the wishes of another one, its questions and comparisons forgotten. */
export function emptyStateWith({ wishes, orderings }: ConversationState): ConversationState {
  return { ...emptyConversation(), wishes, orderings };
}
