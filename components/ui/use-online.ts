import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  const gone = new AbortController();
  window.addEventListener("online", changed, gone);
  window.addEventListener("offline", changed, gone);
  return () => gone.abort();
}

/** `true` on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
