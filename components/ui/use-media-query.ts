import { useCallback, useSyncExternalStore } from "react";

/** Returns `guess` on the server and until the page runs. */
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

export const wideScreen = "(min-width: 64rem)";
