"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { OwnData } from "@/components/chat/own-data";
import { HistoryList, type PastConversation } from "@/components/chat/search/history-list";
import { jsonRequest } from "@/components/ui/json-request";

interface HistoryProps {
  conversations: readonly PastConversation[];
  /** Days until an unopened search is removed. */
  days: number;
  /** Whether this visitor may have stored data. */
  isKnown: boolean;
  /** Whether corrected readings go to the corpus. */
  shares: boolean;
}

export function History({ conversations, days, isKnown, shares }: HistoryProps) {
  const router = useRouter();
  const [emptied, setEmptied] = useState(false);
  const remove = async (path: string) => {
    const response = await fetch(path, { method: "DELETE" });
    if (!response.ok) throw new Error(`That was not deleted: ${response.status}.`);
  };
  const share = async (sharesCorrections: boolean) => {
    const response = await fetch("/api/guest", jsonRequest({ sharesCorrections }, "PATCH"));
    if (!response.ok) throw new Error(`That was not kept: ${response.status}.`);
  };
  const removeAll = async () => {
    await remove("/api/guest");
    setEmptied(true);
    router.refresh();
  };
  return (
    <>
      <HistoryList
        conversations={emptied ? [] : conversations}
        emptied={emptied}
        onDelete={(id) => remove(`/api/conversations/${id}`)}
      />
      {isKnown && !emptied ? (
        <OwnData days={days} fileAddress="/api/guest" shares={shares} onShare={share} onDeleteAll={removeAll} />
      ) : null}
    </>
  );
}
