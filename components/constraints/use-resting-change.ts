import { useCallback, useEffect, useRef, useState } from "react";

const keyPauseMs = 350;

/** Holds a value during a drag or key steps and reports it once, at the latest on unmount. */
export function useRestingChange<Value>(settled: Value, onChange: (value: Value) => void) {
  const [draft, setDraft] = useState<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const resting = useRef<(() => void) | null>(null);
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    resting.current?.();
  }, []);
  useEffect(() => flush, [flush]);

  return {
    /** `null` without a change. */
    draft,
    change: setDraft,
    commit: (value: Value, soon: boolean) => {
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
    /** Settles a resting change now, so later acts follow it. */
    flush,
  };
}
