"use client";

import { useCallback, useMemo } from "react";
import { takeFirstWords } from "@/app/first-words";
import { searchDoor } from "@/app/search-door";
import { ConversationScreen } from "@/components/chat/conversation-screen";
import type { KeptWithSearch, SearchView } from "@/components/chat/conversation-view";
import type { LeewayMessage } from "@/components/chat/leeway-message";

interface ConversationPageProps {
  id: string;
  initialMessages: LeewayMessage[];
  kept: KeptWithSearch;
  dataNote: string;
  startsWith: SearchView;
  onPhone: boolean;
}

export function ConversationPage({ id, ...page }: ConversationPageProps) {
  const door = useMemo(() => searchDoor(id), [id]);
  const takeWords = useCallback(() => takeFirstWords(id), [id]);
  return <ConversationScreen conversationId={id} door={door} takeFirstWords={takeWords} {...page} />;
}
