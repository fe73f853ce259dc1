"use client";

import { useCallback } from "react";
import { takeFirstWords } from "@/app/first-words";
import { ConversationScreen } from "@/components/chat/conversation-screen";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import type { LoadSlot, SlotValues } from "@/components/constraints/slot-values";

/** Connects the screen of a search to its addresses on the server. */
export function ConversationPage(props: { id: string; initialMessages: LeewayMessage[]; dataNote: string }) {
  const { id } = props;
  const loadSlot = useCallback<LoadSlot>(
    async (slot) => {
      const response = await fetch(`/api/conversations/${id}/slots/${slot}`);
      if (!response.ok) throw new Error("The choices could not be loaded.");
      return (await response.json()) as SlotValues;
    },
    [id],
  );
  const takeWords = useCallback(() => takeFirstWords(id), [id]);
  return (
    <ConversationScreen
      conversationId={id}
      initialMessages={props.initialMessages}
      loadSlot={loadSlot}
      dataNote={props.dataNote}
      takeFirstWords={takeWords}
    />
  );
}
