import { useCallback, useEffect, useState } from "react";
import { fetchOk, jsonRequest } from "@/components/ui/use-loaded";
import { type ComparisonRequest, type ComparisonView, comparisonAddress } from "./comparison-view";

/** Milliseconds. */
const pauseMs = 150;

/** Changes the latest request, since several changes may be pending. Pure. */
export type ChangeRequest = (request: ComparisonRequest) => ComparisonRequest;

/** Shows changes in the address at once and in the view with the answer. The latest wins. */
export function useComparison(initial: ComparisonView, asked: ComparisonRequest) {
  const [view, setView] = useState(initial);
  const [request, setRequest] = useState(asked);
  const [state, setState] = useState<"ready" | "pending" | "failed">("ready");
  const pending = state === "pending";
  useEffect(() => {
    if (!pending) return;
    window.history.replaceState(null, "", comparisonAddress(request));
    const own = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetchOk("/api/compare", { ...jsonRequest(request), signal: own.signal });
        const answer: ComparisonView = await response.json();
        if (own.signal.aborted) return;
        setView(answer);
        setState("ready");
      } catch (cause) {
        if (own.signal.aborted) return;
        console.warn("The methods could not be compared.", cause);
        setState("failed");
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      own.abort();
    };
  }, [request, pending]);
  const change = useCallback((update: ChangeRequest) => {
    setRequest(update);
    setState("pending");
  }, []);
  return { view, request, pending, failed: state === "failed", change };
}
