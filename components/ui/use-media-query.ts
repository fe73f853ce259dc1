"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches; `guess` on the server and until the page runs. */
export function useMediaQuery(query: string, guess = false): boolean {
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
    () => guess,
  );
}

/** From this width, wishes and cars show beside the chat. */
export const wideScreen = "(min-width: 64rem)";
