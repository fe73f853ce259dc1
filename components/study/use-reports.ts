import { useCallback, useEffect, useRef } from "react";
import type { browserEventNames } from "@/lib/study/study-event";

type Name = (typeof browserEventNames)[number];

export type Report = (name: Name, data: Record<string, unknown>) => void;

export interface ReportedEvent {
  id: string;
  name: Name;
  trial: number | null;
  data: Record<string, unknown>;
}

const sendEveryMilliseconds = 4000;

/** Sends browser events in batches. Failed ones go with the next batch. */
export function useReports(trial: number | null, send: (events: ReportedEvent[]) => Promise<boolean>): Report {
  const waiting = useRef<ReportedEvent[]>([]);
  const inTrial = useRef(trial);
  inTrial.current = trial;
  const report = useCallback<Report>((name, data) => {
    waiting.current.push({ id: crypto.randomUUID(), name, trial: inTrial.current, data });
  }, []);
  useEffect(() => {
    const flush = async () => {
      const bundle = waiting.current.splice(0, 100);
      if (bundle.length > 0 && !(await send(bundle))) waiting.current.unshift(...bundle);
    };
    const timer = setInterval(flush, sendEveryMilliseconds);
    window.addEventListener("pagehide", flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", flush);
      void flush();
    };
  }, [send]);
  useEffect(() => {
    if (trial === null) return;
    const touch = matchMedia("(pointer: coarse)").matches;
    report("device-note", { width: innerWidth, height: innerHeight, touch });
  }, [report, trial]);
  useEffect(() => {
    let left: number | null = null;
    const blur = () => {
      left ??= performance.now();
      report("page-blur", {});
    };
    const focus = () => {
      if (left !== null) report("page-focus", { away: Math.round((performance.now() - left) / 100) / 10 });
      left = null;
    };
    const gone = new AbortController();
    window.addEventListener("blur", blur, gone);
    window.addEventListener("focus", focus, gone);
    return () => gone.abort();
  }, [report]);
  return report;
}
