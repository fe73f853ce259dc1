"use client";

import { useId, useState } from "react";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart as Question } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { QuestionChoices } from "./question-choices";

export interface QuestionPartProps {
  question: Question;
  /** An answered question keeps only its text. */
  open: boolean;
  busy: boolean;
  onAct: (act: Act) => void;
}

export function QuestionCard({ question, open, busy, onAct }: QuestionPartProps) {
  const heading = useId();
  const [why, setWhy] = useState(false);
  const { text } = question;
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
            className="hit-44 text-small text-ink2 underline decoration-line2 underline-offset-4 hover:text-ink hover:decoration-ink"
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
