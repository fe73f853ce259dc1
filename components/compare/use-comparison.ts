import { useCallback, useEffect, useRef, useState } from "react";
import { fetchOk, jsonRequest } from "@/components/ui/use-loaded";
import { type ComparisonRequest, type ComparisonView, comparisonAddress } from "./comparison-view";

/** Milliseconds. */
const pauseMs = 150;

/** Changes the latest request, since several changes may be pending. */
export type ChangeRequest = (request: ComparisonRequest) => ComparisonRequest;

/** Shows changes in the address at once and in the view with the answer. The latest wins. */
export function useComparison(initial: ComparisonView, asked: ComparisonRequest) {
  const [view, setView] = useState(initial);
  const [request, setRequest] = useState(asked);
  const [state, setState] = useState<"ready" | "pending" | "failed">("ready");
  const latest = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );
  const change = useCallback((update: ChangeRequest) => {
    const next = update(latest.current);
    latest.current = next;
    setRequest(next);
    setState("pending");
    window.history.replaceState(null, "", comparisonAddress(next));
    clearTimeout(timer.current);
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    timer.current = setTimeout(async () => {
      try {
        const response = await fetchOk("/api/compare", { ...jsonRequest(next), signal: own.signal });
        // The page itself does not need the schema.
        const { comparisonViewSchema } = await import("./comparison-view");
        const answer = comparisonViewSchema.parse(await response.json());
        if (own.signal.aborted) return;
        setView(answer);
        setState("ready");
      } catch (cause) {
        if (own.signal.aborted) return;
        console.warn("The methods could not be compared.", cause);
        setState("failed");
      }
    }, pauseMs);
  }, []);
  return { view, request, pending: state === "pending", failed: state === "failed", change };
}
