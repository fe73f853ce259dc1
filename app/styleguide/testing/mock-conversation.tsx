"use client";

import { useMemo, useState } from "react";
import { ConversationView } from "@/components/chat/conversation-view";
import { optimisticWishes } from "@/components/chat/search/optimistic-wishes";
import { type ConversationFeed, type LeewayMessage, latestParts } from "@/components/chat/use-conversation";
import type { Act } from "@/lib/dialogue/state/act";
import { messages } from "./more-fixtures";
import { sampleDoor, sampleKept } from "./sample-door";

type MockConversationProps = { state: string };

/** Acts change only the chips. */
export function MockConversation({ state }: MockConversationProps) {
  const [acts, setActs] = useState<readonly Act[]>([]);
  const conversation = useMemo(
    () => mockConversation(state, acts, (act) => setActs((all) => [...all, act])),
    [state, acts],
  );
  return (
    <ConversationView
      conversation={conversation}
      conversationId="styleguide"
      door={sampleDoor}
      kept={sampleKept}
      dataNote="List prices when new, model years 2015 to 2026"
    />
  );
}

function mockConversation(state: string, acts: readonly Act[], act: (act: Act) => void): ConversationFeed {
  const last: LeewayMessage = {
    id: "u3",
    role: "user",
    parts: [{ type: "data-act", data: { kind: "words", text: "And how about something cheaper?" } }],
  };
  const waits = state === "working" || state === "error";
  const all = state === "empty" ? [] : waits ? [...messages, last] : messages;
  const latest = latestParts(all);
  return {
    ...latest,
    messages: all,
    status: state === "working" ? "submitted" : state === "error" ? "error" : "ready",
    wishes: [...acts.reduce(optimisticWishes, latest.constraints?.wishes ?? [])],
    isFresh: (id) => state === "fresh" && id === "a2",
    act,
    stop: () => undefined,
    retry: () => undefined,
  };
}
