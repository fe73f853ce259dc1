import { memo, useEffect } from "react";
import type { Act } from "@/lib/dialogue/state/act";
import type { LeewayMessage } from "./leeway-message";
import { type ConversationFeed, useConversation } from "./use-conversation";

interface LiveConversationProps {
  conversationId: string;
  stored: LeewayMessage[];
  /** Returns earlier acts, once. */
  takeWaiting: () => readonly Act[];
  onChange: (conversation: ConversationFeed) => void;
}

/** Draws nothing, so it can load after the page. */
export const LiveConversation = memo(function LiveConversation(props: LiveConversationProps) {
  const { conversationId, stored, takeWaiting, onChange } = props;
  const conversation = useConversation(conversationId, stored);
  const { act } = conversation;
  useEffect(() => onChange(conversation));
  useEffect(() => {
    for (const waiting of takeWaiting()) act(waiting);
  }, [takeWaiting, act]);
  return null;
});
