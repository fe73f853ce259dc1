import { Clock, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { partaking } from "@/messages/partaking";
import type { TrialProps } from "./study-frame";

const noticeMilliseconds = 60_000;

function useNearlyOver(deadline: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const left = Date.parse(deadline) - Date.now() - noticeMilliseconds;
    setNear(left <= 0);
    const timer = setTimeout(() => setNear(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [deadline]);
  return isNear;
}

const said = partaking.time;
const boxed =
  "sticky bottom-3 my-2 flex w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge bg-raised px-4 py-3";

/** Warns before time runs out and offers more where the study allows it (WCAG 2.2, 2.2.1). */
export function TimeNotice({ view, busy, onAct }: TrialProps) {
  const { deadline, nextExtension, minutes, phase } = view;
  const [closedAt, setClosedAt] = useState("");
  const isNear = useNearlyOver(deadline) && closedAt !== deadline;
  return (
    <div className={isNear ? boxed : "sr-only"}>
      {isNear && <Clock size={20} aria-hidden className="shrink-0" />}
      <p role="status" className="grow basis-48 text-small">
        {isNear ? <strong className="block text-base font-semibold">{said.title}</strong> : null}
        {isNear ? said[phase === "search" ? "judge" : "task"] : ""}
      </p>
      {isNear && nextExtension !== null && (
        <Button disabled={busy} onClick={() => onAct({ kind: "more-time", extension: nextExtension })}>
          {said.more({ minutes })}
        </Button>
      )}
      {isNear && (
        <Button look="quiet" className="px-2" aria-label={said.close} onClick={() => setClosedAt(deadline)}>
          <X size={18} aria-hidden />
        </Button>
      )}
    </div>
  );
}
