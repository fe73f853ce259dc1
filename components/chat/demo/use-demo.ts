"use client";

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ConversationFeed } from "@/components/chat/use-conversation";
import type { Act } from "@/lib/dialogue/state/act";
import { demoSteps } from "./demo-steps";

/** Time to look at a step once it is answered, in milliseconds. */
const lookMs = 9000;

export interface Demo {
  /** The step that is shown, from 0; one beyond the last when all have been. */
  step: number;
  playing: boolean;
  /** The visitor goes on by themselves. */
  taken: boolean;
  /** The step's answer is there. */
  answered: boolean;
  setPlaying: (playing: boolean) => void;
  next: () => void;
  takeOver: () => void;
  /** The conversation; whatever the visitor does in it takes the demo over. */
  conversation: ConversationFeed;
}

/**
 * Plays the demo's steps into a real conversation, each once the one before is answered and has been looked at.
 *
 * @param autoplay whether it goes on by itself; not for people who ask for little motion.
 */
export function useDemo(conversation: ConversationFeed, autoplay: boolean): Demo {
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
    // A person who touches the search wants to look for themselves.
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
