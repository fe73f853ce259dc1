import { Check } from "lucide-react";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";

interface ChoicePillProps {
  choice: QuestionPart["choices"][number];
  disabled: boolean;
  /** Whether it is among those chosen; `undefined` where one tap answers. */
  pressed: boolean | undefined;
  onChoose: () => void;
}

/** One choice of a question with the cars it leaves. */
export function ChoicePill({
  choice: { label, count, atLeast, detail },
  disabled,
  pressed,
  onChoose,
}: ChoicePillProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onChoose}
      className="group inline-flex min-h-11 w-full flex-wrap items-baseline gap-x-2 rounded-card border border-line2 bg-raised px-3.5 py-2 text-left transition-colors duration-[120ms] hover:border-edge hover:bg-sunk disabled:text-ink3 disabled:hover:border-line2 disabled:hover:bg-raised aria-pressed:border-ink aria-pressed:bg-sunk"
    >
      {pressed ? (
        <Check size={16} strokeWidth={2.25} aria-hidden="true" className="-ml-0.5 self-center text-keep" />
      ) : null}
      <span className="font-medium">{label}</span>
      <span className="text-small text-ink2">
        {carCount(count)}
        {atLeast ? chat.question.more : ""}
      </span>
      {detail ? <span className="basis-full text-small text-ink2">{detail}</span> : null}
    </button>
  );
}
