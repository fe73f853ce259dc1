import { useEffect, useRef } from "react";
import type { LeewayMessage } from "./leeway-message";

/** Syncs a conversation across tabs and after a return from the browser's cache. */
export function useOtherTabs(conversationId: string, busy: boolean, onMessages: (messages: LeewayMessage[]) => void) {
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
