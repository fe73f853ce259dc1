import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { StruckText } from "@/components/constraints/drawing/moved-text";
import { Button } from "@/components/ui/button";
import type { OfferedAlternative } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { chips } from "@/messages/chips";
import { groupDigits } from "@/messages/group-digits";

interface RelaxationAlternativesProps {
  title: string;
  alternatives: readonly OfferedAlternative[];
  disabled: boolean;
  onChoose: (id: string) => void;
}

const shownOnPhone = 2;

/** Counts are totals, so they have no plus sign. */
export function RelaxationAlternatives({ title, alternatives, disabled, onChoose }: RelaxationAlternativesProps) {
  const heading = useId();
  const [all, setAll] = useState(false);
  return (
    <div className="border-t border-line pt-2.5 pb-1.5">
      <div className="flex justify-between px-4 sm:px-5 text-small text-ink2">
        <h3 id={heading}>{title}</h3>
        <span aria-hidden="true" className="mr-6">
          {chips.gainUnit({ count: 2 })}
        </span>
      </div>
      <ul aria-labelledby={heading}>
        {alternatives.map((alternative, index) => (
          <li key={alternative.id} className={!all && index >= shownOnPhone ? "max-sm:hidden" : undefined}>
            <button
              type="button"
              disabled={disabled}
              onClick={() => onChoose(alternative.id)}
              className="group flex min-h-[38px] w-full items-center gap-3 px-4 sm:px-5 py-1 text-left transition-colors hover:bg-sunk focus-visible:-outline-offset-2 disabled:hover:bg-transparent pointer-coarse:min-h-11"
            >
              <span className="w-[4.25rem] shrink-0 text-small text-ink2">
                {alternative.label}
                <span className="sr-only">: </span>
              </span>
              <span className={`min-w-0 grow ${isShort(alternative) ? "sm:max-h-6 sm:overflow-hidden" : ""}`}>
                {alternative.changes.map(({ label, from, to }, index) => (
                  <span key={label}>
                    {index > 0 ? ", " : null}
                    {from ? (
                      <>
                        <StruckText text={from} />
                        <span className="sr-only">, </span>{" "}
                      </>
                    ) : null}
                    {to}
                  </span>
                ))}
                {alternative.names ? (
                  <span className="inline-block text-small text-ink2">&nbsp;{alternative.names.join(", ")}</span>
                ) : null}
                <span className="sr-only">, </span>
              </span>
              <strong className="shrink-0 pl-3 font-semibold">
                {groupDigits(alternative.count)}
                <span className="sr-only"> {chips.gainUnit({ count: alternative.count })}</span>
              </strong>
              <ChevronRight size={16} className="shrink-0 text-ink2" />
            </button>
          </li>
        ))}
      </ul>
      {!all && alternatives.length > shownOnPhone ? (
        <Button look="quiet" className="mx-1 sm:hidden" onClick={() => setAll(true)}>
          {chat.card.ways}
        </Button>
      ) : null}
    </div>
  );
}

/** Longer changes get names only for screen readers. */
const oneLine = 30;

function isShort({ changes }: OfferedAlternative): boolean {
  return changes.reduce((sum, { from, to }) => sum + (from?.length ?? 0) + to.length, 0) <= oneLine;
}
