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
}

/**
 * Holds a value while it is dragged or stepped through and reports it once.
 *
 * @param settled the value before the change; committing the same value reports nothing.
 */
export function useRestingChange<Value>(settled: Value, onChange: (value: Value) => void): RestingChange<Value> {
  const [draft, setDraft] = useState<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const settle = (value: Value) => {
    setDraft(null);
    if (value !== settled) onChange(value);
  };
  return {
    draft,
    change: setDraft,
    commit: (value, soon) => {
      clearTimeout(timer.current);
      if (!soon) return settle(value);
      setDraft(value);
      timer.current = setTimeout(() => settle(value), keyPauseMs);
    },
  };
}
