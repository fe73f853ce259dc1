import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { StatusRegion } from "@/components/ui/status-region";
import { numberWord } from "@/lib/dialogue/wording/count-words";
import type { Answers, PageItem } from "@/lib/study/instrument";
import { likertItems } from "@/lib/study/instruments/likert";
import type { JudgeView } from "@/lib/study/run-view";
import { partaking } from "@/messages/partaking";
import { AnswerField, ItemFrame } from "./item-field";
import { StepHeading, type TrialProps } from "./study-frame";
import { useDragRows } from "./use-drag-rows";

const none = "none";

const said = partaking.judge;
const ratings = ["confidence", "acceptance", "satisfaction", "fit"] as const;

interface JudgePageProps extends TrialProps {
  judge: JudgeView;
  problems: Readonly<Record<string, string>>;
}

export function JudgePage({ view, judge, busy, problems, onAct }: JudgePageProps) {
  const [answers, setAnswers] = useState<Answers>(judge.cars.length === 0 ? { car: none } : {});
  const [tried, setTried] = useState(false);
  const isNone = answers.car === none;
  const items = itemsOf(judge, isNone);
  const isOpen = (id: string) => (answers[id] ?? null) === null;
  const { missing } = partaking.problems;
  const isDone = !items.some(({ id }) => isOpen(id));
  const send = () => {
    setTried(true);
    if (!isDone) return;
    const verdict = {
      car: isNone ? null : Number(answers.car),
      reason: isNone ? String(answers.reason) : null,
      confidence: Number(answers.confidence),
      acceptance: judge.asksAcceptance ? Number(answers.acceptance) : null,
      satisfaction: Number(answers.satisfaction),
      fit: Number(answers.fit),
    };
    onAct({ kind: "judge", verdict });
  };
  return (
    <>
      <StepHeading className="text-headline">{said.title}</StepHeading>
      {items.map((item) => (
        <ItemFrame key={item.id} {...item} problem={tried && isOpen(item.id) ? missing : problems[item.id]}>
          <AnswerField
            {...item}
            value={answers[item.id] ?? null}
            onChange={(value) => setAnswers((all) => ({ ...all, [item.id]: value }))}
          />
        </ItemFrame>
      ))}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-6">
        <Button look="primary" disabled={busy} onClick={send}>
          {said.end}
        </Button>
        {Date.now() < Date.parse(view.deadline) ? (
          <Button look="quiet" disabled={busy} onClick={() => onAct({ kind: "back-to-cars" })}>
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

function itemsOf({ cars: products, reasons, points, asksAcceptance }: JudgeView, isNone: boolean): PageItem[] {
  const choice = (id: string, text: string, options: JudgeView["reasons"]): PageItem => {
    return { id, text, required: true, answer: { kind: "choice", options } };
  };
  const found = products.map(({ position, name, price, earlier }) => ({
    id: String(position),
    text: earlier ? said.earlier({ product: `${name}, ${price}` }) : `${name}, ${price}`,
  }));
  const rated = ratings.filter((id) => id !== "acceptance" || asksAcceptance).map((id) => ({ id, text: said[id] }));
  return [
    choice("car", said.one, [...found, { id: none, text: products.length ? said.none : said.noProduct }]),
    ...(isNone ? [choice("reason", said.because, reasons)] : []),
    ...likertItems({ items: rated, points, low: said.low, high: said.high }),
  ];
}

const moves = [
  { way: "up", by: -1, Icon: ChevronUp },
  { way: "down", by: 1, Icon: ChevronDown },
] as const;

/** Random order. All look the same. */
export function RankingList({ view, busy, onAct }: TrialProps) {
  const { ranking: wishes, card, ranksFirst, phase } = view;
  const isAgain = phase === "rank-again";
  const [order, setOrder] = useState(() => wishes.map(({ id }) => id));
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState("");
  const byId = new Map(wishes.map((wish) => [wish.id, wish]));
  const move = (id: string, to: number) => {
    if (to < 0 || to >= order.length || order.indexOf(id) === to) return;
    setOrder(order.filter((each) => each !== id).toSpliced(to, 0, id));
    setAsks(false);
    setSaid(partaking.rank.moved({ wish: byId.get(id)?.label ?? "", place: to + 1, of: order.length }));
  };
  const { held, hold, list } = useDragRows<string, HTMLOListElement>({ onOver: move });
  const finish = () => {
    if (said || asks || isAgain) onAct({ kind: isAgain ? "rank-again" : "rank", ranking: order });
    else setAsks(true);
  };
  return (
    <>
      {isAgain ? <p className="mt-6 text-small text-ink2">{partaking.rank.once}</p> : null}
      <StepHeading className="mt-6 max-w-[26ch] text-headline text-balance">
        {partaking.rank.title({ all: numberWord(wishes.length) })}
      </StepHeading>
      <p className="mt-3 text-ink2">{partaking.rank.lead({ own: card.own })}</p>
      <p className="mt-6 border-b border-line pb-2 text-small text-ink2">{partaking.rank.first}</p>
      <ol {...list}>
        {order.map((id, index) => {
          const wish = byId.get(id);
          return (
            <li
              key={id}
              className={`flex min-h-16 items-center gap-3 border-b border-line ${held === id ? "rounded-card bg-raised shadow-float" : ""}`}
            >
              <span className="w-6 shrink-0 text-title">{index + 1}</span>
              <span
                aria-hidden="true"
                onPointerDown={hold(id)}
                className="cursor-grab touch-none p-2 text-ink3 select-none"
              >
                <GripVertical size={16} />
              </span>
              <span className="flex min-w-0 grow flex-wrap gap-x-4">
                <span className="w-24 shrink-0 text-ink2">{wish?.label}</span>
                <span className="min-w-0 font-medium">{wish?.text}</span>
              </span>
              {moves.map(({ way, by, Icon }) => (
                <IconButton
                  icon={Icon}
                  size={18}
                  key={way}
                  label={partaking.rank[way]({ wish: wish?.label ?? "" })}
                  aria-disabled={order[index + by] === undefined}
                  className="aria-disabled:opacity-30"
                  onClick={() => move(id, index + by)}
                />
              ))}
            </li>
          );
        })}
      </ol>
      <p className="pt-2 text-small text-ink2">{partaking.rank.last}</p>
      <StatusRegion message={said} />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button look="primary" disabled={busy} onClick={finish}>
          {asks ? partaking.rank.sure : partaking.rank.done}
        </Button>
        {phase === "rank" && !ranksFirst ? (
          <Button look="quiet" disabled={busy} onClick={() => onAct({ kind: "back-to-wishes" })}>
            {partaking.rank.back}
          </Button>
        ) : null}
        <p role="status" className="text-small text-ink2">
          {partaking.rank[asks ? "asks" : isAgain ? "after" : ranksFirst ? "chat" : "products"]}
        </p>
      </div>
    </>
  );
}
