import { useEffect } from "react";
import { ConversationView } from "@/components/chat/conversation-view";
import type { SearchDoor } from "@/components/chat/search/search-door";
import { useConversation } from "@/components/chat/use-conversation";
import { DemoBanner } from "./demo-banner";
import { useDemo } from "./use-demo";

interface DemoScreenProps {
  conversationId: string;
  door: SearchDoor;
  dataNote: string;
  autoplay: boolean;
  onTaken: () => void;
}

const none: never[] = [];
const nothingKept = { shortlist: none, shared: null, saved: false };

/** Plays a real search until the visitor takes over. */
export function DemoScreen({ conversationId, door, dataNote, autoplay, onTaken }: DemoScreenProps) {
  const demo = useDemo(useConversation(conversationId, none), autoplay);
  useEffect(() => {
    if (demo.taken) onTaken();
  }, [demo.taken, onTaken]);
  return (
    <ConversationView
      conversation={demo.conversation}
      conversationId={conversationId}
      door={door}
      kept={nothingKept}
      dataNote={dataNote}
      banner={demo.taken ? null : <DemoBanner demo={demo} conversationId={conversationId} />}
    />
  );
}
