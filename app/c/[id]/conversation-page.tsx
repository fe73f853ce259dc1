"use client";

import { useCallback } from "react";
import { takeFirstWords } from "@/app/first-words";
import type { LoadCars } from "@/components/cars/use-car-pages";
import { ConversationScreen } from "@/components/chat/conversation-screen";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import type { LoadSlot, SlotValues } from "@/components/constraints/slot-values";
import type { ResultsPart } from "@/lib/dialogue/parts";

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
  const loadCars = useCallback<LoadCars>(
    async ({ groups, order }) => {
      const response = await fetch(`/api/conversations/${id}/results?groups=${groups}&order=${order}`);
      if (!response.ok) throw new Error("The cars could not be loaded.");
      return (await response.json()) as ResultsPart;
    },
    [id],
  );
  const takeWords = useCallback(() => takeFirstWords(id), [id]);
  return (
    <ConversationScreen
      conversationId={id}
      initialMessages={props.initialMessages}
      loadSlot={loadSlot}
      loadCars={loadCars}
      dataNote={props.dataNote}
      takeFirstWords={takeWords}
    />
  );
}
