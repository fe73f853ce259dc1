"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useState } from "react";
import { OwnData } from "@/components/chat/own-data";
import { HistoryList, type PastConversation } from "@/components/chat/search/history-list";
import { fetchOk, jsonRequest } from "@/components/ui/json-request";

interface HistoryProps extends Pick<ComponentProps<typeof OwnData>, "days" | "shares"> {
  conversations: readonly PastConversation[];
  /** Whether this visitor may have stored data. */
  isKnown: boolean;
}

export function History({ conversations, days, isKnown, shares }: HistoryProps) {
  const router = useRouter();
  const [emptied, setEmptied] = useState(false);
  const remove = (path: string) => fetchOk(path, { method: "DELETE" });
  const removeOne = (id: string) => remove(`/api/conversations/${id}`);
  const share = (sharesCorrections: boolean) => fetchOk("/api/guest", jsonRequest({ sharesCorrections }, "PATCH"));
  const removeAll = async () => {
    await remove("/api/guest");
    setEmptied(true);
    router.refresh();
  };
  return (
    <>
      <HistoryList conversations={emptied ? [] : conversations} emptied={emptied} onDelete={removeOne} />
      {isKnown && !emptied ? <OwnData days={days} shares={shares} onShare={share} onDeleteAll={removeAll} /> : null}
    </>
  );
}
