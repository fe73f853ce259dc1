import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { onFirstSign, useLazyModule } from "@/components/ui/use-lazy-module";
import type { Act } from "@/lib/dialogue/state/act";
import { ConversationView, type ConversationViewProps } from "./conversation-view";
import { takeFirstWords } from "./first-words";
import { isRunning, type LeewayMessage, latestParts } from "./leeway-message";
import { optimisticWishes } from "./search/optimistic-wishes";
import type { ConversationFeed } from "./use-conversation";

export interface ConversationScreenProps extends Omit<ConversationViewProps, "conversation"> {
  initialMessages: LeewayMessage[];
}

const loadLive = () => import("./live-conversation");

/** Renders stored turns. Live code loads on the first interaction. */
export function ConversationScreen({ initialMessages, ...view }: ConversationScreenProps) {
  const { conversationId } = view;
  const [stored, setStored] = useState(initialMessages);
  const [live, setLive] = useState<ConversationFeed | null>(null);
  const liveNow = useRef<ConversationFeed | null>(null);
  const queue = useRef<Act[]>([]);
  const [waiting, setWaiting] = useState<Act | null>(null);
  const { module, failed, load } = useLazyModule(loadLive);
  const onChange = useCallback((conversation: ConversationFeed) => {
    liveNow.current = conversation;
    setLive(conversation);
  }, []);
  const takeWaiting = useCallback(() => queue.current.splice(0), []);
  const act = useCallback(
    (next: Act) => {
      if (liveNow.current) return liveNow.current.act(next);
      queue.current.push(next);
      setWaiting((first) => first ?? next);
      load();
    },
    [load],
  );
  const resting = useMemo(
    () => restingConversation({ stored, first: waiting, failed, act, retry: load }),
    [stored, waiting, failed, act, load],
  );
  const adopt = useCallback((turns: LeewayMessage[]) => {
    setStored(turns);
    liveNow.current?.adopt?.(turns);
  }, []);
  // A failed prefetch is fetched on use.
  useEffect(() => onFirstSign(() => void fetchRest().catch(() => undefined)), []);
  // The first words may come without an interaction here.
  useEffect(() => {
    if (module) void fetchRest().catch(() => undefined);
  }, [module]);
  useOtherTabs(conversationId, isRunning(live ?? resting), adopt);
  useEffect(() => {
    const text = takeFirstWords(conversationId);
    if (text) act({ kind: "words", text });
  }, [conversationId, act]);
  return (
    <>
      {module ? <module.LiveConversation {...{ conversationId, stored, takeWaiting, onChange }} /> : null}
      <ConversationView conversation={live ?? resting} {...view} />
    </>
  );
}

/** Preloads code that no search page needs at first. */
export const fetchRest = () =>
  Promise.all([
    import("@/components/constraints/wish-list"),
    import("@/components/results/row-details"),
    import("@/components/results/shortlists"),
    import("@/components/chat/answer-part"),
    import("@/components/chat/question/question-part"),
    import("@/components/chat/say-instead"),
    import("./search/results-panel"),
  ]);

interface Resting extends Pick<ConversationFeed, "act" | "retry"> {
  stored: LeewayMessage[];
  /** The first act since, waiting for the live code. */
  first: Act | null;
  failed: boolean;
}

function restingConversation({ stored, first, failed, act, retry }: Resting): ConversationFeed {
  const latest = latestParts(stored);
  const wishes = latest.constraints?.wishes ?? [];
  const known = new Set(stored.map(({ id }) => id));
  return {
    ...latest,
    messages: first ? [...stored, { id: "waiting", role: "user", parts: [{ type: "data-act", data: first }] }] : stored,
    status: first === null ? "ready" : failed ? "error" : "submitted",
    wishes: first ? [...optimisticWishes(wishes, first)] : wishes,
    isFresh: (messageId) => !known.has(messageId),
    ...{ act, retry },
    stop: () => undefined,
  };
}

/** Syncs a conversation across tabs and after a return from the browser's cache. */
function useOtherTabs(conversationId: string, busy: boolean, onMessages: (messages: LeewayMessage[]) => void) {
  const now = useRef({ busy, onMessages });
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const ended = now.current.busy && !busy;
    now.current = { busy, onMessages };
    if (ended) channel.current?.postMessage("turn");
  }, [busy, onMessages]);
  useEffect(() => {
    const path = `/api/conversations/${encodeURIComponent(conversationId)}`;
    const read = async () => {
      const response = await fetch(path).catch(() => null);
      const stored = response?.ok ? ((await response.json()) as { messages: LeewayMessage[] }) : null;
      if (stored && !now.current.busy) now.current.onMessages(stored.messages);
    };
    const open = () => {
      channel.current = new BroadcastChannel(path);
      channel.current.onmessage = read;
    };
    // An open channel would keep the page out of the browser's cache.
    const close = () => channel.current?.close();
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      open();
      void read();
    };
    open();
    window.addEventListener("pagehide", close);
    window.addEventListener("pageshow", onShow);
    return () => {
      close();
      window.removeEventListener("pagehide", close);
      window.removeEventListener("pageshow", onShow);
    };
  }, [conversationId]);
}
