import { useCallback, useEffect, useRef } from "react";

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
