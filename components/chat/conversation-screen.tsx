"use client";

import type { LoadSlot } from "@/components/constraints/slot-values";
import { ConversationView } from "./conversation-view";
import type { LeewayMessage } from "./leeway-message";
import { useConversation } from "./use-conversation";

export interface ConversationScreenProps {
  conversationId: string;
  /** The stored turns. */
  initialMessages: LeewayMessage[];
  /** Values and counts of a slot, for the editors. */
  loadSlot: LoadSlot;
  /** What the data is: "List prices when new, model years 2015 to 2026". */
  dataNote: string;
}

/** A conversation, connected to its door on the server. */
export function ConversationScreen({ conversationId, initialMessages, loadSlot, dataNote }: ConversationScreenProps) {
  const conversation = useConversation(conversationId, initialMessages);
  return <ConversationView conversation={conversation} loadSlot={loadSlot} dataNote={dataNote} />;
}
