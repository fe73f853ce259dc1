"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds. On the server, and while hydrating, `false`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** The width from which wishes and cars stand beside the chat. */
export const wideScreen = "(min-width: 64rem)";
