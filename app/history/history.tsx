"use client";

import { HistoryList, type PastConversation } from "@/components/chat/search/history-list";

/** The list of searches, connected. */
export function History({ conversations }: { conversations: readonly PastConversation[] }) {
  const remove = async (id: string) => {
    const response = await fetch(`/api/conversations/${id}`, { method: "DELETE" });
    if (!response.ok) throw new Error(`The search was not deleted: ${response.status}.`);
  };
  return <HistoryList conversations={conversations} onDelete={remove} />;
}
