"use client";

import { lazy, useCallback, useMemo } from "react";
import { takeFirstWords } from "@/app/first-words";
import { searchDoor } from "@/app/search-door";
import type { ConversationScreenProps } from "@/components/chat/conversation-screen";

/** The server's HTML shows the search, so the code for it needn't race the first paint. */
const ConversationScreen = lazy(async () => ({
  default: (await import("@/components/chat/conversation-screen")).ConversationScreen,
}));

type ConversationPageProps = Omit<ConversationScreenProps, "conversationId" | "door" | "takeFirstWords"> & {
  id: string;
};

export function ConversationPage({ id, ...page }: ConversationPageProps) {
  const door = useMemo(() => searchDoor(id), [id]);
  const takeWords = useCallback(() => takeFirstWords(id), [id]);
  // Without a Suspense boundary: React would send one this large after an empty first paint.
  return <ConversationScreen conversationId={id} door={door} takeFirstWords={takeWords} {...page} />;
}
