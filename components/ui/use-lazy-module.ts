"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Code that is fetched when it is about to be needed. It is fetched by itself at the first sign of somebody on the page
 * (a pointer, a key, a touch), so that it is there when it is wanted.
 *
 * @param fetchModule must stay the same function.
 */
export function useLazyModule<Module>(fetchModule: () => Promise<Module>) {
  const [module, setModule] = useState<{ module: Module } | null>(null);
  const [failed, setFailed] = useState(false);
  const begun = useRef(false);
  const load = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    setFailed(false);
    fetchModule().then(
      (loaded) => setModule({ module: loaded }),
      (cause: unknown) => {
        // No network, most likely: the next press tries again.
        console.warn("A part of the page could not be loaded.", cause);
        begun.current = false;
        setFailed(true);
      },
    );
  }, [fetchModule]);
  useEffect(() => onFirstSign(load), [load]);
  return { module: module?.module ?? null, failed, load };
}

const signs = ["pointermove", "pointerdown", "keydown", "touchstart"] as const;

/** Calls back once, when somebody first does anything on the page. Returns how to stop waiting for it. */
export function onFirstSign(callback: () => void): () => void {
  const stop = () => {
    for (const sign of signs) window.removeEventListener(sign, once, true);
  };
  const once = () => {
    stop();
    callback();
  };
  for (const sign of signs) window.addEventListener(sign, once, { capture: true, passive: true });
  return stop;
}
