import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Answers } from "@/lib/study/instrument";
import type { ViewOf } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";
import { AnswerField, ItemFrame } from "./item-field";
import { Paragraphs, StepHeading } from "./study-frame";

interface QuestionsPageProps extends Pick<ViewOf<"questions">, "title" | "lead" | "items"> {
  reading?: readonly string[] | undefined;
  busy: boolean;
  problems: Readonly<Record<string, string>>;
  onAnswer: (answers: Answers) => void;
}

export function QuestionsPage({ title, lead, items, reading, busy, problems, onAnswer }: QuestionsPageProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const [missing, setMissing] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const open = items.filter(({ id, required }) => required && isEmpty(answers[id])).map(({ id }) => id);
    setMissing(open);
    const [first] = open;
    if (first === undefined) onAnswer(answers);
    else form.current?.querySelector<HTMLElement>(`[data-item="${first}"] :is(input,textarea)`)?.focus();
  };
  return (
    <>
      <StepHeading className="text-headline">{title}</StepHeading>
      {lead ? <p className="mt-2 text-ink2">{lead}</p> : null}
      <form ref={form} onSubmit={send} noValidate className="mt-6">
        {items.map((item) => (
          <div key={item.id} data-item={item.id}>
            <ItemFrame
              {...item}
              problem={problems[item.id] ?? (missing.includes(item.id) ? partaking.problems.missing : undefined)}
            >
              <AnswerField
                {...item}
                value={answers[item.id] ?? null}
                onChange={(value) => {
                  setAnswers((all) => ({ ...all, [item.id]: value }));
                  setMissing((all) => all.filter((id) => id !== item.id));
                }}
              />
            </ItemFrame>
          </div>
        ))}
        <div className="flex flex-wrap items-center gap-4 border-t border-line pt-6">
          <Button type="submit" look="primary" disabled={busy}>
            {partaking.titles.goOn}
          </Button>
          <p role="status" className="text-small text-give">
            {partaking.form.left({ count: missing.length })}
          </p>
        </div>
      </form>
      {reading ? <Paragraphs texts={reading} className="mt-10 border-t border-line pt-6 text-ink2" /> : null}
    </>
  );
}

function isEmpty(value: Answers[string] | undefined): boolean {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

interface TextPageProps extends Pick<ViewOf<"text">, "title" | "paragraphs" | "action"> {
  busy: boolean;
  onDone: () => void;
}

export function TextPage({ title, paragraphs, action, busy, onDone }: TextPageProps) {
  return (
    <>
      <StepHeading className="text-headline">{title}</StepHeading>
      <Paragraphs texts={paragraphs} className="mt-6" />
      <Button look="primary" disabled={busy} onClick={onDone} className="mt-8">
        {action}
      </Button>
    </>
  );
}
