import { useChat } from "@ai-sdk/react";
import { DefaultChatTransport } from "ai";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { jsonRequest } from "@/components/ui/use-loaded";
import { useOnline } from "@/components/ui/use-online";
import { warned } from "@/components/ui/warned";
import type { Act } from "@/lib/dialogue/state/act";
import { dataPartSchemas, type WishView } from "@/lib/dialogue/wording/parts";
import { actOf, isRunning, type LatestParts, type LeewayMessage, latestParts } from "./leeway-message";
import { optimisticWishes } from "./search/optimistic-wishes";

export interface ConversationFeed extends LatestParts {
  messages: LeewayMessage[];
  /** `submitted` waits for the first part, `streaming` for the rest. `error` offers a retry. */
  status: "ready" | "submitted" | "streaming" | "error";
  wishes: WishView[];
  /** Arrived after page load, so it may animate. */
  isFresh: (messageId: string) => boolean;
  /** Acts made during a turn wait, in order. */
  act: (act: Act) => void;
  /** Takes over turns another tab stored. */
  adopt?: (stored: LeewayMessage[]) => void;
  stop: () => void;
  retry: () => void;
  /** It belongs to somebody else. */
  readOnly?: boolean;
}

function createTransport(conversationId: string) {
  return new DefaultChatTransport<LeewayMessage>({
    api: `/api/conversations/${encodeURIComponent(conversationId)}/turns`,
    prepareSendMessagesRequest: ({ messages }) => {
      const last = messages.findLast((message) => message.role === "user");
      const act = last && actOf(last);
      if (!act) throw new Error("There is nothing to send: the last message holds no act.");
      return { body: { messageId: last.id, act } };
    },
  });
}

const none: never[] = [];

export function useConversation(conversationId: string, initialMessages: LeewayMessage[]): ConversationFeed {
  const transport = useMemo(() => createTransport(conversationId), [conversationId]);
  const chat = useChat<LeewayMessage>({
    id: conversationId,
    messages: initialMessages,
    transport,
    dataPartSchemas,
    experimental_throttle: 50,
  });
  const { messages, status, sendMessage, setMessages } = chat;
  const [waiting, setWaiting] = useState<readonly Act[]>(none);
  const loaded = useRef<ReadonlySet<string>>(new Set(initialMessages.map((message) => message.id)));
  const busy = isRunning(chat);

  const adopt = useCallback(
    (stored: LeewayMessage[]) => {
      loaded.current = new Set(stored.map((message) => message.id));
      setMessages(stored);
    },
    [setMessages],
  );

  // Repeats a send that failed offline.
  const online = useOnline();
  const lost = useRef(false);
  useEffect(() => {
    if (!online) lost.current = true;
    else if (lost.current) {
      lost.current = false;
      if (status === "error") void chat.regenerate();
    }
  }, [online, status, chat.regenerate]);

  const send = useCallback(
    (act: Act) => {
      void sendMessage({ id: crypto.randomUUID(), role: "user", parts: [{ type: "data-act", data: act }] });
    },
    [sendMessage],
  );
  const act = useCallback((next: Act) => (busy ? setWaiting((all) => afterAct(all, next)) : send(next)), [busy, send]);
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (status !== "ready" || !next) return;
    setWaiting(rest);
    send(next);
  }, [status, waiting, send]);

  const stop = useCallback(() => {
    const running = messages.findLast((message) => message.role === "user");
    if (running) tellServerToStop(conversationId, running.id);
    void chat.stop();
    setMessages((all) => (all.at(-1)?.role === "user" ? [...all.slice(0, -1), ...all.slice(-1).map(stopped)] : all));
  }, [messages, conversationId, chat.stop, setMessages]);

  const latest = useMemo(() => latestParts(messages), [messages]);
  const wishes = useMemo(() => {
    const last = messages.at(-1);
    const running = busy && last?.role === "user" ? actOf(last) : null;
    const pending = running ? [running, ...waiting] : waiting;
    return [...pending.reduce(optimisticWishes, latest.constraints?.wishes ?? none)];
  }, [messages, busy, waiting, latest]);

  return {
    ...latest,
    messages,
    status,
    wishes,
    isFresh: (messageId) => !loaded.current.has(messageId),
    act,
    adopt,
    stop,
    retry: () => void chat.regenerate(),
  };
}

/** A second weight for the same wish replaces the first. */
function afterAct(acts: readonly Act[], next: Act): readonly Act[] {
  const weighs = (act: Act) => (act.kind === "edit-constraint" && act.edit.kind === "weigh" ? act.edit.id : null);
  const last = acts.at(-1);
  if (last && weighs(last) !== null && weighs(last) === weighs(next)) return [...acts.slice(0, -1), next];
  return [...acts, next];
}

function stopped(message: LeewayMessage): LeewayMessage {
  return { ...message, metadata: { ...message.metadata, status: "stopped" } };
}

function tellServerToStop(conversationId: string, messageId: string): void {
  const path = `/api/conversations/${encodeURIComponent(conversationId)}/turns/${encodeURIComponent(messageId)}/stop`;
  // Offline, the stop can't reach the server. A reload shows the stored turns.
  fetch(path, { ...jsonRequest({}), keepalive: true }).catch(warned("The turn could not be stopped on the server."));
}
