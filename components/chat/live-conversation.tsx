import { memo, useEffect } from "react";
import type { Act } from "@/lib/dialogue/state/act";
import { type ConversationFeed, type LeewayMessage, useConversation } from "./use-conversation";

interface LiveConversationProps {
  conversationId: string;
  initialMessages: LeewayMessage[];
  /** Returns earlier acts, once. */
  takeWaiting: () => readonly Act[];
  onChange: (conversation: ConversationFeed) => void;
}

/** Draws nothing, so it can load after the page. */
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
