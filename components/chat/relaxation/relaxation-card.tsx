import { Check, FileText, Lock, LockOpen, MoveRight, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ActProps } from "@/components/chat/leeway-message";
import { GiveDrawing } from "@/components/constraints/drawing/give-drawing";
import { StruckText } from "@/components/constraints/drawing/moved-text";
import { GaugeNotches, gaugeText } from "@/components/constraints/gauge/gauge-notches";
import { Button } from "@/components/ui/button";
import { notchesOf } from "@/lib/constraints";
import { listed, productCount } from "@/lib/dialogue/wording/count-words";
import type { RelaxationPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { chips } from "@/messages/chips";
import { RelaxationAlternatives } from "./relaxation-alternatives";

interface RelaxationCardProps extends ActProps {
  relaxation: RelaxationPart;
  animate: boolean;
  check?: ReactNode;
}

export function RelaxationCard(props: RelaxationCardProps) {
  const { relaxation, open, busy, onAct } = props;
  const { state, gaveWay, kept, alternatives, conflict } = relaxation;
  const tied = state === "undecided" || state === "proposed";
  return (
    <section aria-label={cardLabel(relaxation)} className="break-inside-avoid">
      <div className="overflow-clip rounded-card border border-line2 bg-raised">
        {state === "relaxed" ? null : (
          <h2 className="px-4 sm:px-5 pt-4 pb-3 font-semibold">{relaxation.headline ?? chat.card.title[state]}</h2>
        )}
        {gaveWay.map((gave) => (
          <GaveWay key={gave.id} {...{ gave, tied }} animate={props.animate} />
        ))}
        {relaxation.rule ? (
          <p className="flex items-start gap-2.5 border-t border-line bg-sunk px-4 py-3 text-small sm:px-5">
            <FileText size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-ink2" />
            {relaxation.rule}
          </p>
        ) : null}
        {conflict.length > 0 ? <LockedConflict conflict={conflict} open={open && !busy} onAct={onAct} /> : null}
        {kept.length > 0 ? (
          <div className="flex items-start gap-5 border-t border-line px-4 sm:px-5 py-3 text-small">
            <h3 className="text-ink2">{chat.card.kept}</h3>
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {kept.map(({ id, text, locked }) => (
                <li key={id} className="inline-flex items-center gap-1.5">
                  <Check size={15} className="shrink-0 text-keep" />
                  {text}
                  {locked ? (
                    <>
                      <span className="sr-only">, {chat.card.locked}</span>
                      <Lock size={12} className="text-ink2" />
                    </>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {open && alternatives.length > 0 ? (
          <RelaxationAlternatives
            title={chat.card[state]}
            alternatives={alternatives}
            disabled={busy}
            onChoose={(relaxationId) => onAct({ kind: "choose-relaxation", relaxationId })}
          />
        ) : null}
      </div>
      {open ? <Answers {...props} /> : null}
    </section>
  );
}

function cardLabel({ state, gaveWay }: RelaxationPart): string {
  const names = listed(gaveWay.map((each) => each.label));
  return chat.card.names({ state: state === "locked-conflict" ? "locked" : state, names });
}

function Answers({ relaxation: { agree, disagree, state }, busy, onAct, check }: RelaxationCardProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 print:hidden">
      {agree ? (
        <Button look="primary" disabled={busy} onClick={() => onAct({ kind: "agree" })}>
          {agree}
        </Button>
      ) : null}
      {disagree ? (
        <Button disabled={busy} onClick={() => onAct({ kind: "disagree" })}>
          {disagree}
        </Button>
      ) : null}
      {check}
      {state === "relaxed" ? (
        <Button look="quiet" className="ml-auto max-lg:hidden" disabled={busy} onClick={() => onAct({ kind: "undo" })}>
          <Undo2 size={18} strokeWidth={1.75} />
          {chat.card.undo}
        </Button>
      ) : null}
    </div>
  );
}

type LockedConflictProps = Pick<RelaxationPart, "conflict"> & Pick<RelaxationCardProps, "open" | "onAct">;

/** Only the shopper unlocks. */
function LockedConflict({ conflict, open, onAct }: LockedConflictProps) {
  return (
    <ul className="pb-1.5">
      {conflict.map(({ id, text, countIfUnlocked }) => (
        <li
          key={id}
          className="flex min-h-[52px] flex-wrap items-center gap-x-3.5 gap-y-1 border-t border-line px-4 sm:px-5 py-1.5"
        >
          <GaugeNotches notches={5} locked />
          <span className="grow font-medium">{text}</span>
          <span className="text-small text-ink2">
            <strong className="font-semibold text-ink">{productCount(countIfUnlocked)}</strong> {chat.card.ifUnlocked}
          </span>
          <Button disabled={!open} onClick={() => onAct({ kind: "unlock", id })}>
            <LockOpen size={16} strokeWidth={1.75} />
            {chat.card.unlock}
            <span className="sr-only"> {text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface GaveWayProps {
  gave: RelaxationPart["gaveWay"][number];
  /** Several wishes could give, and none is chosen yet. */
  tied: boolean;
  animate: boolean;
}

function GaveWay({ gave, tied, animate }: GaveWayProps) {
  const { label, action, from, level, quote, reading, drawing } = gave;
  return (
    <div className="border-line px-4 sm:px-5 py-4 not-first:border-t">
      <div className="flex flex-wrap gap-x-8 gap-y-4 sm:flex-nowrap">
        <div className="flex basis-full flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:max-w-[52%] sm:shrink-0 sm:grow sm:basis-auto sm:flex-col sm:items-start sm:justify-start">
          <h2 className={`flex items-center gap-2.5 text-small font-semibold ${tied ? "" : "text-give"}`}>
            <GaugeNotches notches={notchesOf(level)} gaveWay={!tied} animate={animate} />
            {label} {tied ? null : chat.card.happened[action]}
            <span className="sr-only">{chat.card.weight({ level: gaugeText({ level }) })}</span>
          </h2>
          <MovedFigure gave={gave} tied={tied} />
        </div>
        {drawing.bars.length > 0 ? (
          <div className="min-w-0 basis-full px-1 sm:basis-60 sm:shrink sm:grow">
            <GiveDrawing {...{ drawing, label }} dollars={from.startsWith("$")} animate={animate && !tied} />
          </div>
        ) : null}
      </div>
      {quote ? <blockquote className="quote mt-3">{chat.card.quote({ quote })}</blockquote> : null}
      {reading ? <p className="mt-0.5 text-small text-ink2">{withReading(reading)}</p> : null}
    </div>
  );
}

/** Example: "I read that as **nice to have**." */
function withReading(reading: string) {
  const found = /^(.*\bread (?:that|it|this) as )([^.,]+)(.*)$/s.exec(reading);
  if (!found) return reading;
  return (
    <>
      {found[1]}
      <strong className="font-semibold">{found[2]}</strong>
      {found[3]}
    </>
  );
}

/** "35 → 33 mpg". Longer words wrap. In ink while nothing has given way yet. */
function MovedFigure({ gave: { from, to, unit }, tied }: Omit<GaveWayProps, "animate">) {
  const colour = tied ? "text-ink" : "text-give";
  const long = `${from}${to ?? ""}`.length > 10;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 ${long ? "text-title" : "text-figure"} whitespace-nowrap`}>
      <StruckText text={from} className="whitespace-normal decoration-2" />
      <span className="sr-only">, </span>
      <MoveRight size={long ? 20 : 26} className={`self-center ${colour}`} />
      <strong className={`whitespace-normal font-semibold ${colour}`}>
        <span className="sr-only">{chips.now}</span>
        {to ?? "any"}
      </strong>
      {unit ? <span className="-ml-0.5 text-small font-normal tracking-normal text-ink2"> {unit}</span> : null}
    </p>
  );
}
