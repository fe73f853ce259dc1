import { Pause, Play } from "lucide-react";
import Link from "next/link";
import { useEffect } from "react";
import { ConversationView } from "@/components/chat/conversation-view";
import type { SearchDoor } from "@/components/chat/search/search-door";
import { useConversation } from "@/components/chat/use-conversation";
import { modelAddress } from "@/components/results/model/model-address";
import { Button } from "@/components/ui/button";
import { staged } from "@/messages/staged";
import { demoSteps } from "./demo-steps";
import { type Demo, useDemo } from "./use-demo";

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

const onward =
  "inline-flex touch-h items-center rounded-card border border-ink bg-ink px-4 font-medium text-on-ink hover:border-ink2 hover:bg-ink2";

export function DemoBanner({ demo, conversationId }: { demo: Demo; conversationId: string }) {
  const { step, playing, answered, conversation, setPlaying, next, takeOver } = demo;
  const { name = "", make, model } = conversation.results?.cars[0] ?? {};
  const ended = step >= demoSteps.length;
  return (
    <section
      aria-label={staged.label}
      data-demo
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-keep-wash px-4 py-2.5 sm:px-8 print:hidden"
    >
      <p className="min-h-12 min-w-0 grow basis-80 text-pretty">
        <strong className="mr-2 font-semibold whitespace-nowrap">
          {staged.of({ step: Math.min(step, demoSteps.length) + 1, steps: demoSteps.length + 1 })}
        </strong>
        {captionOf(demo)}
      </p>
      <span className="flex flex-wrap items-center gap-2">
        {ended && make && model ? (
          <Link href={modelAddress({ make, model, conversationId })} className={onward}>
            {staged.car({ car: name })}
          </Link>
        ) : (
          <>
            <Button look="quiet" onClick={() => setPlaying(!playing)} aria-pressed={!playing}>
              {playing ? <Pause size={16} /> : <Play size={16} />}
              {staged.pause({ playing })}
            </Button>
            <Button look="primary" onClick={next} disabled={!answered || conversation.status === "error"}>
              {staged.next}
            </Button>
          </>
        )}
        <Button onClick={takeOver}>{staged.over}</Button>
      </span>
    </section>
  );
}

function captionOf({ step, answered, conversation }: Demo): string {
  const shown = demoSteps[step];
  if (conversation.status === "error") return staged.failed;
  if (!shown) return staged.end;
  return answered ? shown.caption(conversation) : staged.looking;
}
