"use client";

import { ConversationScreen } from "@/components/chat/conversation-screen";
import type { LoadSlot } from "@/components/constraints/slot-values";
import { bodyValues, loadCars, messages } from "./more-fixtures";

const loadSlot: LoadSlot = async () => bodyValues;

/** The connected page over fixed turns; acts go to a conversation that only exists when a test answers for it. */
export function LiveSample() {
  return (
    <ConversationScreen
      conversationId="styleguide"
      initialMessages={messages}
      loadSlot={loadSlot}
      loadCars={loadCars}
      dataNote="List prices when new, model years 2015 to 2026"
    />
  );
}
