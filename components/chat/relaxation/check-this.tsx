import dynamic from "next/dynamic";
import { useContext, useState } from "react";
import { CarToolsContext } from "@/components/results/car-tools";
import { Button } from "@/components/ui/button";
import { LazySheet } from "@/components/ui/lazy-sheet";
import { nothingYet } from "@/components/ui/loading-note";
import { chat } from "@/messages/chat";

const Proof = dynamic(() => import("./proof").then((module) => module.Proof), { loading: nothingYet });

/** Only the shop has tools, so studies and shared searches show nothing. */
export function CheckThis({ messageId }: { messageId: string }) {
  const search = useContext(CarToolsContext)?.conversationId;
  const [open, setOpen] = useState(false);
  if (!search) return null;
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chat.card.check}
      </Button>
      <LazySheet open={open} onClose={() => setOpen(false)} title={chat.card.proof}>
        <Proof address={`/api/conversations/${search}/turns/${messageId}/certificate`} />
      </LazySheet>
    </>
  );
}
