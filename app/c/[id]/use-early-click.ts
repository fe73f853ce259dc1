import { useCallback, useEffect, useRef } from "react";

/** Keeps the last click on a part that isn't live yet. The returned function repeats it there. */
export function useEarlyClick(): () => void {
  const clicked = useRef<HTMLElement | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    const gone = new AbortController();
    stop.current = () => gone.abort();
    const keep = ({ target }: Event) => {
      clicked.current = target instanceof HTMLElement || target instanceof SVGElement ? target.closest("button") : null;
    };
    window.addEventListener("click", keep, { capture: true, signal: gone.signal });
    return stop.current;
  }, []);
  return useCallback(() => {
    stop.current();
    if (clicked.current?.isConnected) clicked.current.click();
  }, []);
}
