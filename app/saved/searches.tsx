"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useState } from "react";
import { OwnData } from "@/components/chat/own-data";
import { HistoryList, type PastConversation } from "@/components/chat/search/history-list";
import { fetchOk, jsonRequest } from "@/components/ui/use-loaded";

interface HistoryProps extends Pick<ComponentProps<typeof OwnData>, "days" | "consents" | "lasting"> {
  conversations: readonly PastConversation[];
  /** Whether this visitor may have stored data. */
  isKnown: boolean;
}

export function History({ conversations, days, isKnown, consents, lasting }: HistoryProps) {
  const router = useRouter();
  const [emptied, setEmptied] = useState(false);
  const remove = (path: string) => fetchOk(path, { method: "DELETE" });
  const removeOne = (id: string) => remove(`/api/conversations/${id}`);
  const agree = (chosen: object) => fetchOk("/api/guest", jsonRequest(chosen, "PATCH"));
  const removeAll = async () => {
    await remove("/api/guest");
    setEmptied(true);
    router.refresh();
  };
  return (
    <>
      <HistoryList conversations={emptied ? [] : conversations} emptied={emptied} onDelete={removeOne} />
      {isKnown && !emptied ? (
        <OwnData {...{ days, consents, lasting }} onAgree={agree} onDeleteAll={removeAll} />
      ) : null}
    </>
  );
}
