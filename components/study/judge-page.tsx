import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { JudgeView } from "@/lib/study/run-view";
import type { TrialVerdict } from "@/lib/study/trial/judge-trial";
import { ItemFrame, OptionList, ScaleField } from "./item-field";
import { StepHeading } from "./study-frame";

const none = "none";

const ratings = {
  confidence: "How sure are you of this decision?",
  acceptance: "How acceptable was what the assistant gave up?",
  satisfaction: "How satisfied are you with the outcome?",
  fit: "How well does the outcome fit what was needed?",
};

interface JudgePageProps {
  judge: JudgeView;
  busy: boolean;
  problems: Readonly<Record<string, string>>;
  onJudge: (verdict: TrialVerdict) => void;
  onBack: (() => void) | null;
}

export function JudgePage({ judge, busy, problems, onJudge, onBack }: JudgePageProps) {
  const [choice, setChoice] = useState<string | null>(judge.cars.length === 0 ? none : null);
  const [reason, setReason] = useState<string | null>(null);
  const [points, setPoints] = useState<Readonly<Record<string, number>>>({});
  const [tried, setTried] = useState(false);
  const asked = Object.entries(ratings).filter(([id]) => id !== "acceptance" || judge.asksAcceptance);
  const isDone = choice !== null && (choice !== none || reason !== null) && asked.every(([id]) => points[id]);
  const send = () => {
    setTried(true);
    if (!isDone) return;
    onJudge({
      car: choice === none ? null : Number(choice),
      reason: choice === none ? reason : null,
      confidence: points.confidence ?? 0,
      acceptance: judge.asksAcceptance ? (points.acceptance ?? 0) : null,
      satisfaction: points.satisfaction ?? 0,
      fit: points.fit ?? 0,
    });
  };
  const open = (isOpen: boolean, id: string) => (tried && isOpen ? "Please answer this one." : problems[id]);
  const cars = judge.cars.map(({ position, name, price, earlier }) => ({
    id: String(position),
    text: `${name}, ${price}${earlier ? " (shown earlier)" : ""}`,
  }));
  const noneText = cars.length ? "None of these" : "No car was shown that would do";
  return (
    <>
      <StepHeading className="text-headline">Which car is the one?</StepHeading>
      <ItemFrame id="car" text="This is the one" problem={open(choice === null, "car")}>
        <OptionList
          name="car"
          options={[...cars, { id: none, text: noneText }]}
          chosen={[choice]}
          onToggle={setChoice}
        />
      </ItemFrame>
      {choice === none ? (
        <ItemFrame id="reason" text="None, because" problem={open(reason === null, "reason")}>
          <OptionList name="reason" options={judge.reasons} chosen={[reason]} onToggle={setReason} />
        </ItemFrame>
      ) : null}
      {asked.map(([id, text]) => (
        <ItemFrame key={id} id={id} text={text} problem={open(!points[id], id)}>
          <ScaleField
            name={id}
            points={judge.points}
            low="Not at all"
            high="Completely"
            value={points[id] ?? null}
            onChange={(point) => setPoints((all) => ({ ...all, [id]: point }))}
          />
        </ItemFrame>
      ))}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <Button look="primary" disabled={busy} onClick={send}>
          End this task
        </Button>
        {onBack ? (
          <Button look="quiet" disabled={busy} onClick={onBack}>
            Back to the cars
          </Button>
        ) : null}
        <p role="status" className="text-small text-give">
          {tried && !isDone ? "Some answers are missing." : ""}
        </p>
      </div>
    </>
  );
}
