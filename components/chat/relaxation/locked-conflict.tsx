import { LockOpen } from "lucide-react";
import { GaugeNotches } from "@/components/constraints/gauge/gauge-notches";
import { Button } from "@/components/ui/button";
import type { Act } from "@/lib/dialogue/state/act";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { RelaxationPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";

interface LockedConflictProps {
  conflict: RelaxationPart["conflict"];
  /** Whether they can still be unlocked here. */
  open: boolean;
  onAct: (act: Act) => void;
}

/** Locked wishes that contradict each other, each with what unlocking it would bring. Nothing is unlocked unasked. */
export function LockedConflict({ conflict, open, onAct }: LockedConflictProps) {
  return (
    <ul className="pb-1.5">
      {conflict.map(({ id, text, countIfUnlocked }) => (
        <li
          key={id}
          className="flex min-h-[52px] flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line px-4 sm:px-5 py-1.5"
        >
          <GaugeNotches notches={5} locked />
          <span className="grow font-medium">{text}</span>
          <span className="text-small text-ink2">
            <strong className="font-semibold text-ink">{carCount(countIfUnlocked)}</strong> {chat.card.ifUnlocked}
          </span>
          <Button disabled={!open} onClick={() => onAct({ kind: "unlock", id })}>
            <LockOpen size={16} strokeWidth={1.75} aria-hidden="true" />
            {chat.card.unlock}
            <span className="sr-only"> {text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
