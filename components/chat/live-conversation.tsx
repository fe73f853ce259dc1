"use client";

import { memo, useEffect } from "react";
import type { Act } from "@/lib/dialogue/state/act";
import type { LeewayMessage } from "./leeway-message";
import { type ConversationFeed, useConversation } from "./use-conversation";

interface LiveConversationProps {
  conversationId: string;
  initialMessages: LeewayMessage[];
  /** Hands out, once, what was done before this was there. */
  takeWaiting: () => readonly Act[];
  onChange: (conversation: ConversationFeed) => void;
}

/** Keeps a conversation going with the server and tells how it stands. Draws nothing: it may come later than the page. */
export const LiveConversation = memo(function LiveConversation(props: LiveConversationProps) {
  const { conversationId, initialMessages, takeWaiting, onChange } = props;
  const conversation = useConversation(conversationId, initialMessages);
  const { act } = conversation;
  useEffect(() => onChange(conversation));
  useEffect(() => {
    for (const waiting of takeWaiting()) act(waiting);
  }, [takeWaiting, act]);
  return null;
});
