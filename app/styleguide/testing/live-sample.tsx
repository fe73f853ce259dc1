"use client";

import { ConversationScreen } from "@/components/chat/conversation-screen";
import { messages } from "./more-fixtures";
import { sampleDoor, sampleKept } from "./sample-door";

export function LiveSample() {
  return (
    <ConversationScreen
      conversationId="styleguide"
      initialMessages={messages}
      door={sampleDoor}
      kept={sampleKept}
      dataNote="List prices when new, model years 2015 to 2026"
    />
  );
}
