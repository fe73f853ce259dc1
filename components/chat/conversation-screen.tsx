"use client";

import { useEffect } from "react";
import type { LoadCars } from "@/components/cars/use-car-pages";
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
  /** Later pages and other orders of the list of cars. */
  loadCars: LoadCars;
  /** What the data is: "List prices when new, model years 2015 to 2026". */
  dataNote: string;
  /** Hands out, once, the words that were said on the first page and are still to be sent. */
  takeFirstWords?: () => string | null;
}

/** A conversation, connected to its door on the server. */
export function ConversationScreen(props: ConversationScreenProps) {
  const { conversationId, initialMessages, loadSlot, loadCars, dataNote, takeFirstWords } = props;
  const conversation = useConversation(conversationId, initialMessages);
  const { act } = conversation;
  useEffect(() => {
    const text = takeFirstWords?.();
    if (text) act({ kind: "words", text });
  }, [takeFirstWords, act]);
  return (
    <ConversationView
      conversation={conversation}
      conversationId={conversationId}
      loadSlot={loadSlot}
      loadCars={loadCars}
      dataNote={dataNote}
    />
  );
}
