"use client";

import { useEffect, useRef, useState } from "react";

/** Keys pressed again within this time are one change, not several. */
const keyPauseMs = 350;

interface RestingChange<Value> {
  /** The value under way; `null` when nothing is being changed. */
  draft: Value | null;
  change: (value: Value) => void;
  /** Settles the change: at once, or when `soon` after a short rest in which a further change may follow. */
  commit: (value: Value, soon: boolean) => void;
  /** Settles at once what still rests: whatever is done next comes after it. */
  flush: () => void;
}

/**
 * Holds a value while it is dragged or stepped through and reports it once. A change that still rests when the
 * control goes away is reported then.
 *
 * @param settled the value before the change; committing the same value reports nothing.
 */
export function useRestingChange<Value>(settled: Value, onChange: (value: Value) => void): RestingChange<Value> {
  const [draft, setDraft] = useState<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const resting = useRef<(() => void) | null>(null);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      resting.current?.();
      resting.current = null;
    },
    [],
  );

  return {
    draft,
    change: setDraft,
    commit: (value, soon) => {
      clearTimeout(timer.current);
      const settle = () => {
        resting.current = null;
        setDraft(null);
        if (value !== settled) onChange(value);
      };
      if (!soon) return settle();
      setDraft(value);
      resting.current = settle;
      timer.current = setTimeout(settle, keyPauseMs);
    },
    flush: () => {
      clearTimeout(timer.current);
      resting.current?.();
    },
  };
}
