"use client";

import { useEffect } from "react";
import { ConversationView, type ConversationViewProps } from "./conversation-view";
import type { LeewayMessage } from "./leeway-message";
import { useConversation } from "./use-conversation";

export interface ConversationScreenProps extends Omit<ConversationViewProps, "conversation"> {
  /** The stored turns. */
  initialMessages: LeewayMessage[];
  /** Hands out, once, the words that were said on the first page and are still to be sent. */
  takeFirstWords?: () => string | null;
}

/** A conversation, connected to its door on the server. */
export function ConversationScreen({ initialMessages, takeFirstWords, ...view }: ConversationScreenProps) {
  const conversation = useConversation(view.conversationId, initialMessages);
  const { act } = conversation;
  useEffect(() => {
    const text = takeFirstWords?.();
    if (text) act({ kind: "words", text });
  }, [takeFirstWords, act]);
  return <ConversationView conversation={conversation} {...view} />;
}
