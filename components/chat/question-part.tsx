"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Act } from "@/lib/dialogue/act";
import type { QuestionPart as Question } from "@/lib/dialogue/parts";
import { ChoicePill } from "./choice-pill";

export interface QuestionPartProps {
  question: Question;
  /** Whether it still waits for an answer; an answered question keeps only its text. */
  open: boolean;
  busy: boolean;
  onAct: (act: Act) => void;
}

/** A question with its choices, what each would leave, why it is asked, and two ways around it. */
export function QuestionPart({ question, open, busy, onAct }: QuestionPartProps) {
  const heading = useId();
  const [why, setWhy] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { id, text, choices, multiple, kind } = question;
  if (!open) return <p className="text-pretty">{text}</p>;

  const choose = (choice: string) => {
    if (!multiple) return onAct(answerTo(question, choice));
    setChosen((all) => (all.includes(choice) ? all.filter((each) => each !== choice) : [...all, choice]));
  };
  return (
    <section aria-labelledby={heading}>
      <p className="text-pretty">
        <span id={heading}>{text}</span>{" "}
        {question.why ? (
          <button
            type="button"
            aria-expanded={why}
            onClick={() => setWhy(!why)}
            className="hit-44 text-small text-ink2 underline decoration-line2 underline-offset-4 hover:text-ink hover:decoration-ink"
          >
            Why I ask
          </button>
        ) : null}
      </p>
      {why ? <p className="mt-1 animate-appear text-small text-ink2">{question.why}</p> : null}
      <ul
        aria-labelledby={heading}
        className={`mt-3 flex flex-wrap gap-2 ${kind === "compare" ? "flex-col sm:flex-row" : ""}`}
      >
        {choices.map((choice) => (
          <li key={choice.id} className={kind === "compare" ? "flex-1" : undefined}>
            <ChoicePill
              choice={choice}
              disabled={busy}
              pressed={multiple ? chosen.includes(choice.id) : undefined}
              onChoose={() => choose(choice.id)}
            />
          </li>
        ))}
      </ul>
      <div className="-ml-4 mt-2 flex flex-wrap items-center gap-1">
        {chosen.length > 0 ? (
          <Button
            look="primary"
            className="mr-1 ml-4"
            disabled={busy}
            onClick={() => onAct({ kind: "answer", questionId: id, choices: [...chosen] })}
          >
            {chosen.length === 1 ? "Take this one" : `Take these ${chosen.length}`}
          </Button>
        ) : null}
        <Button look="quiet" disabled={busy} onClick={() => onAct({ kind: "skip", questionId: id })}>
          No preference
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => onAct({ kind: "skip", questionId: id, all: true })}>
          Show me now
        </Button>
      </div>
    </section>
  );
}

function answerTo({ id, kind }: Question, choice: string): Act {
  if (kind === "compare") return { kind: "compare", questionId: id, keep: choice };
  return { kind: "answer", questionId: id, choices: [choice] };
}
