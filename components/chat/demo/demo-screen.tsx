import { Pause, Play } from "lucide-react";
import Link from "next/link";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { ConversationView, type ConversationViewProps } from "@/components/chat/conversation-view";
import { type ConversationFeed, useConversation } from "@/components/chat/use-conversation";
import { modelAddress } from "@/components/results/model/model-sheet-view";
import { Button, buttonLook } from "@/components/ui/button";
import type { Act } from "@/lib/dialogue/state/act";
import { staged } from "@/messages/staged";
import { demoSteps } from "./demo-steps";

interface DemoScreenProps extends Pick<ConversationViewProps, "conversationId" | "dataNote"> {
  autoplay: boolean;
  onTaken: () => void;
}

const none: never[] = [];
const nothingKept = { shortlist: none, shared: null, saved: false };

/** Plays a real search until the visitor takes over. */
export function DemoScreen({ autoplay, onTaken, ...view }: DemoScreenProps) {
  const { conversationId } = view;
  const demo = useDemo(useConversation(conversationId, none), autoplay);
  useEffect(() => {
    if (demo.taken) onTaken();
  }, [demo.taken, onTaken]);
  return (
    <ConversationView
      {...view}
      conversation={demo.conversation}
      kept={nothingKept}
      banner={demo.taken ? null : <DemoBanner demo={demo} conversationId={conversationId} />}
    />
  );
}

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
          <Link href={modelAddress({ make, model, conversationId })} className={buttonLook("primary")}>
            {staged.product({ product: name })}
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

/** Milliseconds to look at an answer. */
const lookMs = 9000;

export type Demo = ReturnType<typeof useDemo>;

/** Each step waits for the last answer. Without `autoplay` the visitor clicks. */
export function useDemo(conversation: ConversationFeed, autoplay: boolean) {
  const [step, setStep] = useState(0);
  const [playing, setPlaying] = useState(autoplay);
  const [taken, setTaken] = useState(false);
  const said = useRef(-1);
  const { act, status, messages } = conversation;
  const due = demoSteps.slice(0, step + 1).filter(({ say }) => say !== null).length;
  const replies = messages.filter(({ role }) => role === "assistant").length;
  const answered = status === "ready" && replies >= due;

  useEffect(() => {
    const say = demoSteps[step]?.say;
    if (taken || !say || said.current >= step) return;
    said.current = step;
    act({ kind: "words", text: say });
  }, [step, taken, act]);

  const next = useCallback(() => setStep((now) => Math.min(now + 1, demoSteps.length)), []);
  useEffect(() => {
    if (!playing || taken || !answered || step >= demoSteps.length) return;
    const timer = setTimeout(next, lookMs);
    return () => clearTimeout(timer);
  }, [playing, taken, answered, step, next]);

  useEffect(() => {
    const touched = ({ target }: Event) => {
      if (target instanceof Element && !target.closest("[data-demo]")) setPlaying(false);
    };
    window.addEventListener("pointerdown", touched);
    return () => window.removeEventListener("pointerdown", touched);
  }, []);

  const takeOver = useCallback(() => setTaken(true), []);
  const wrapped = useMemo<ConversationFeed>(
    () => ({
      ...conversation,
      act: (own: Act) => {
        takeOver();
        act(own);
      },
    }),
    [conversation, act, takeOver],
  );
  return { ...{ step, playing, taken, answered, setPlaying, next, takeOver }, conversation: wrapped };
}
