"use client";

import { lazy, useCallback, useEffect, useMemo, useRef } from "react";
import { takeFirstWords } from "@/app/first-words";
import { searchDoor } from "@/app/search-door";
import type { KeptWithSearch, SearchView } from "@/components/chat/conversation-view";
import type { LeewayMessage } from "@/components/chat/leeway-message";

/** The server's HTML shows the search, so the code for it needn't race the first paint. */
const ConversationScreen = lazy(async () => {
  await afterPaint();
  return { default: (await import("@/components/chat/conversation-screen")).ConversationScreen };
});

interface ConversationPageProps {
  id: string;
  initialMessages: LeewayMessage[];
  kept: KeptWithSearch;
  dataNote: string;
  startsWith: SearchView;
  onPhone: boolean;
}

export function ConversationPage({ id, ...page }: ConversationPageProps) {
  const door = useMemo(() => searchDoor(id), [id]);
  const takeWords = useCallback(() => takeFirstWords(id), [id]);
  const repeat = useEarlyClick();
  return (
    // Without a boundary: React would send one this large after an empty first paint.
    <>
      <ConversationScreen conversationId={id} door={door} takeFirstWords={takeWords} {...page} />
      <OnceLive run={repeat} />
    </>
  );
}

function OnceLive({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}

/** Resolves once the browser has painted, or at once on a server and in a hidden tab, which paints nothing. */
export function afterPaint(): Promise<void> {
  if (typeof document === "undefined" || document.visibilityState === "hidden") return Promise.resolve();
  return new Promise((settle) => requestAnimationFrame(() => setTimeout(settle)));
}

/** Keeps the last click on a part that isn't live yet. The returned function repeats it there. */
export function useEarlyClick(): () => void {
  const clicked = useRef<HTMLButtonElement | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    const gone = new AbortController();
    stop.current = () => gone.abort();
    const keep = (event: Event) => {
      clicked.current = event.target instanceof Element ? event.target.closest("button") : null;
      // A form would load the page again.
      if (clicked.current) event.preventDefault();
    };
    window.addEventListener("click", keep, { capture: true, signal: gone.signal });
    return stop.current;
  }, []);
  return useCallback(() => {
    stop.current();
    const early = clicked.current;
    // After what the page adopts first, such as typed text.
    if (early) setTimeout(() => early.isConnected && early.click());
  }, []);
}
