"use client";

import { lazy } from "react";
import type { ConversationScreenProps } from "@/components/chat/conversation-screen";

/** The server's HTML shows the search, so the code for it needn't race the first paint. */
const ConversationScreen = lazy(async () => ({
  default: (await import("@/components/chat/conversation-screen")).ConversationScreen,
}));

export function ConversationPage(page: ConversationScreenProps) {
  // Without a Suspense boundary: React would send one this large after an empty first paint.
  return <ConversationScreen {...page} />;
}
