import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ConversationFeed } from "@/components/chat/use-conversation";
import type { Act } from "@/lib/dialogue/state/act";
import { demoSteps } from "./demo-steps";

/** Milliseconds to look at an answer. */
const lookMs = 9000;

export type Demo = ReturnType<typeof useDemo>;

/** Each step waits for the last answer. Without `autoplay` the visitor clicks. */
export function useDemo(conversation: ConversationFeed, autoplay: boolean) {
  /** Past the last at the end. */
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
  /** Any act takes over the demo. */
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
