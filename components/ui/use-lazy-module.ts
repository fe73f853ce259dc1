import { useCallback, useEffect, useRef, useState } from "react";
import { warned } from "./warned";

/**
 * Loads code at the first interaction or when `wanted` becomes truthy. `fetchModule` must keep its identity. A new
 * `wanted` retries after a failure.
 */
export function useLazyModule<Module>(fetchModule: () => Promise<Module>, wanted?: unknown) {
  const [module, setModule] = useState<{ module: Module } | null>(null);
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  const load = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    setFailed(false);
    fetchModule().then(
      (loaded) => setModule({ module: loaded }),
      // Probably no network. The next press retries.
      warned("A part of the page could not be loaded.", () => {
        begun.current = false;
        setFailed(true);
      }),
    );
  }, [fetchModule]);
  useEffect(() => onFirstSign(load), [load]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { module: module?.module ?? null, failed, load };
}

const signs = ["pointermove", "pointerdown", "keydown", "touchstart"] as const;

/** Runs `callback` at the first interaction. Returns a cancel function. */
export function onFirstSign(callback: () => void): () => void {
  const gone = new AbortController();
  const once = () => {
    gone.abort();
    callback();
  };
  for (const sign of signs) window.addEventListener(sign, once, { capture: true, passive: true, signal: gone.signal });
  return () => gone.abort();
}
