"use client";

import { useRouter } from "next/navigation";
import { type ComponentProps, useState } from "react";
import { OwnData } from "@/components/chat/own-data";
import { HistoryList, type PastConversation } from "@/components/chat/search/history-list";

interface HistoryProps extends Omit<ComponentProps<typeof OwnData>, "onDeleted"> {
  conversations: readonly PastConversation[];
  /** Whether this visitor may have stored data. */
  isKnown: boolean;
}

export function History({ conversations, isKnown, ...own }: HistoryProps) {
  const router = useRouter();
  const [emptied, setEmptied] = useState(false);
  const onDeleted = () => {
    setEmptied(true);
    router.refresh();
  };
  return (
    <>
      <HistoryList conversations={emptied ? [] : conversations} emptied={emptied} />
      {isKnown && !emptied ? <OwnData {...own} onDeleted={onDeleted} /> : null}
    </>
  );
}
