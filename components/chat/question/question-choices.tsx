"use client";

import { SlidersHorizontal } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { EditorLoading } from "@/components/constraints/editor/editor-loading";
import { Button } from "@/components/ui/button";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart as Question } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { ChoicePill } from "./choice-pill";
import { answerTo, boundAnswer, startOfBound } from "./question-answers";

const QuestionBound = dynamic(() => import("./question-bound").then((module) => module.QuestionBound), {
  ssr: false,
  loading: EditorLoading,
});

interface QuestionChoicesProps {
  question: Question;
  busy: boolean;
  /** Id of the element that names the question. */
  labelledBy: string;
  onAct: (act: Act) => void;
}

/** The ways to answer: counted choices, a slider for numbers, no preference, and cars at once. */
export function QuestionChoices({ question, busy, labelledBy, onAct }: QuestionChoicesProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [sliding, setSliding] = useState(false);
  const { id, choices, multiple, kind, slot, drawing, range } = question;
  const choose = (choice: string) => {
    if (!multiple) return onAct(answerTo(question, choice));
    setChosen((all) => (all.includes(choice) ? all.filter((each) => each !== choice) : [...all, choice]));
  };
  return (
    <>
      {choices.length > 0 ? (
        <ul
          aria-labelledby={labelledBy}
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
      ) : null}
      {sliding && slot && drawing && range ? (
        <QuestionBound
          slot={slot}
          drawing={drawing}
          range={range}
          start={startOfBound(question)}
          busy={busy}
          onTake={(value) => onAct(boundAnswer(question, value))}
        />
      ) : null}
      <div className="-ml-4 mt-2 flex flex-wrap items-center gap-1">
        {chosen.length > 0 ? (
          <Button
            look="primary"
            className="mr-1 ml-4"
            disabled={busy}
            onClick={() => onAct({ kind: "answer", questionId: id, choices: [...chosen] })}
          >
            {chat.question.take({ count: chosen.length })}
          </Button>
        ) : null}
        {drawing && range && !sliding ? (
          <Button look="quiet" disabled={busy} onClick={() => setSliding(true)}>
            <SlidersHorizontal size={17} strokeWidth={1.75} aria-hidden="true" />
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
