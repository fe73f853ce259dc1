import { Check, SlidersHorizontal } from "lucide-react";
import dynamic from "next/dynamic";
import { useId, useState } from "react";
import type { ActProps } from "@/components/chat/leeway-message";
import { EditorLoading } from "@/components/constraints/editor/editor-loading";
import { Button } from "@/components/ui/button";
import { choiceId } from "@/lib/dialogue/deciding/choice-id";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { QuestionPart as Question } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";

const QuestionBound = dynamic(() => import("./question-bound").then((module) => module.QuestionBound), {
  ssr: false,
  loading: EditorLoading,
});

export interface QuestionPartProps extends ActProps {
  question: Question;
}

export function QuestionCard({ question, open, busy, onAct }: QuestionPartProps) {
  const heading = useId();
  const [why, setWhy] = useState(false);
  const { text } = question;
  // An answered question keeps only its text.
  if (!open) return <p className="text-pretty">{text}</p>;

  return (
    <section aria-labelledby={heading}>
      <p className="text-pretty">
        <span id={heading}>{text}</span>{" "}
        {question.why ? (
          <button
            type="button"
            aria-expanded={why}
            onClick={() => setWhy(!why)}
            className="hit-44 text-small text-ink2 link decoration-line2 hover:text-ink hover:decoration-ink"
          >
            {chat.why}
          </button>
        ) : null}
      </p>
      {why ? <p className="mt-1 animate-appear text-small text-ink2">{question.why}</p> : null}
      <QuestionChoices question={question} busy={busy} labelledBy={heading} onAct={onAct} />
    </section>
  );
}

type QuestionChoicesProps = Omit<QuestionPartProps, "open"> & { labelledBy: string };

function QuestionChoices({ question, busy, labelledBy, onAct }: QuestionChoicesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [sliding, setSliding] = useState(false);
  const { id, choices, multiple, kind, slot, drawing, range } = question;
  const answer = (...taken: readonly string[]) => onAct({ kind: "answer", questionId: id, choices: [...taken] });
  const choose = (choice: string) => {
    if (kind === "compare") return onAct({ kind, questionId: id, keep: choice });
    if (!multiple) return answer(choice);
    setChosen((all) => (all.includes(choice) ? all.filter((each) => each !== choice) : [...all, choice]));
  };
  return (
    <>
      {choices.length > 0 ? (
        <ul
          aria-labelledby={labelledBy}
          className={`mt-3 flex flex-wrap gap-2 ${kind === "compare" ? "flex-col sm:flex-row" : ""}`}
        >
          {choices.map(({ id: choice, label, count, atLeast, detail }) => (
            <li key={choice} className={kind === "compare" ? "flex-1" : undefined}>
              <button
                type="button"
                disabled={busy}
                // One tap answers where only one may be chosen.
                aria-pressed={multiple ? chosen.includes(choice) : undefined}
                onClick={() => choose(choice)}
                className="group inline-flex min-h-11 w-full flex-wrap items-baseline gap-x-2 rounded-card border border-line2 bg-raised px-3.5 py-2 text-left transition-colors hover:border-edge hover:bg-sunk disabled:text-ink3 disabled:hover:border-line2 disabled:hover:bg-raised aria-pressed:border-ink aria-pressed:bg-sunk"
              >
                {multiple && chosen.includes(choice) ? (
                  <Check size={16} strokeWidth={2.25} className="-ml-0.5 self-center text-keep" />
                ) : null}
                <span className="font-medium">{label}</span>
                <span className="text-small text-ink2">
                  {productCount(count)}
                  {atLeast ? chat.question.more : ""}
                </span>
                {detail ? <span className="basis-full text-small text-ink2">{detail}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {sliding && slot && drawing && range ? (
        <QuestionBound
          {...{ slot, drawing, range, busy }}
          start={startOfBound(choices, range)}
          onTake={(value) => answer(choiceId({ slot, op: range.op, value }))}
        />
      ) : null}
      <div className="-ml-4 mt-2 flex flex-wrap items-center gap-1">
        {chosen.length > 0 ? (
          <Button look="primary" className="mr-1 ml-4" disabled={busy} onClick={() => answer(...chosen)}>
            {chat.question.take({ count: chosen.length })}
          </Button>
        ) : null}
        {drawing && range && !sliding ? (
          <Button look="quiet" disabled={busy} onClick={() => setSliding(true)}>
            <SlidersHorizontal size={17} strokeWidth={1.75} />
            {chat.question.own}
          </Button>
        ) : null}
        <Button look="quiet" disabled={busy} onClick={() => onAct({ kind: "skip", questionId: id })}>
          {kind === "compare" ? chat.question.either : chat.question.none}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => onAct({ kind: "skip", questionId: id, all: true })}>
          {chat.question.now}
        </Button>
      </div>
    </>
  );
}

/** Uses the middle choice's bound, or the middle of the range. */
function startOfBound(choices: Question["choices"], { min, max, step }: NonNullable<Question["range"]>): number {
  const bounds = choices.map(({ id }) => Number(id.split("|")[2])).filter(Number.isFinite);
  return bounds[Math.floor(bounds.length / 2)] ?? Math.round((min + max) / 2 / step) * step;
}
