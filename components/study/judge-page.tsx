import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { JudgeView } from "@/lib/study/run-view";
import type { TrialVerdict } from "@/lib/study/trial/judge-trial";
import { partaking } from "@/messages/partaking";
import { ItemFrame, OptionList, ScaleField } from "./item-field";
import { StepHeading } from "./study-frame";

const none = "none";

const said = partaking.judge;
const { confidence, acceptance, satisfaction, fit } = said;
const ratings = { confidence, acceptance, satisfaction, fit };

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
  const open = (isOpen: boolean, id: string) => (tried && isOpen ? partaking.problems.missing : problems[id]);
  const cars = judge.cars.map(({ position, name, price, earlier }) => ({
    id: String(position),
    text: earlier ? said.earlier({ car: `${name}, ${price}` }) : `${name}, ${price}`,
  }));
  const noneText = cars.length ? said.none : said.noCar;
  return (
    <>
      <StepHeading className="text-headline">{said.title}</StepHeading>
      <ItemFrame id="car" text={said.one} problem={open(choice === null, "car")}>
        <OptionList
          name="car"
          options={[...cars, { id: none, text: noneText }]}
          chosen={[choice]}
          onToggle={setChoice}
        />
      </ItemFrame>
      {choice === none ? (
        <ItemFrame id="reason" text={said.because} problem={open(reason === null, "reason")}>
          <OptionList name="reason" options={judge.reasons} chosen={[reason]} onToggle={setReason} />
        </ItemFrame>
      ) : null}
      {asked.map(([id, text]) => (
        <ItemFrame key={id} id={id} text={text} problem={open(!points[id], id)}>
          <ScaleField
            name={id}
            points={judge.points}
            low={said.low}
            high={said.high}
            value={points[id] ?? null}
            onChange={(point) => setPoints((all) => ({ ...all, [id]: point }))}
          />
        </ItemFrame>
      ))}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <Button look="primary" disabled={busy} onClick={send}>
          {said.end}
        </Button>
        {onBack ? (
          <Button look="quiet" disabled={busy} onClick={onBack}>
            {said.back}
          </Button>
        ) : null}
        <p role="status" className="text-small text-give">
          {tried && !isDone ? partaking.form.missing : ""}
        </p>
      </div>
    </>
  );
}
