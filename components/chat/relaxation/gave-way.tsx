import { MoveRight } from "lucide-react";
import { GiveDrawing } from "@/components/constraints/drawing/give-drawing";
import { GaugeNotches } from "@/components/constraints/gauge/gauge-notches";
import { gaugeText } from "@/components/constraints/gauge/gauge-value";
import { notchesOf } from "@/lib/constraints/weight";
import type { RelaxationPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { chips } from "@/messages/chips";

interface GaveWayProps {
  gave: RelaxationPart["gaveWay"][number];
  /** Several wishes could give, and none is chosen yet. */
  tied: boolean;
  animate: boolean;
}

export function GaveWay({ gave, tied, animate }: GaveWayProps) {
  const { label, action, from, to, unit, level, quote, reading, drawing } = gave;
  return (
    <div className="border-line px-4 sm:px-5 py-4 not-first:border-t">
      <div className="flex flex-wrap gap-x-8 gap-y-4 sm:flex-nowrap">
        <div className="flex basis-full flex-wrap items-center justify-between gap-x-3 gap-y-2 sm:max-w-[52%] sm:shrink-0 sm:grow sm:basis-auto sm:flex-col sm:items-start sm:justify-start">
          <h2 className={`flex items-center gap-2.5 text-small font-semibold ${tied ? "" : "text-give"}`}>
            <GaugeNotches notches={notchesOf(level)} gaveWay={!tied} animate={animate} />
            {label} {tied ? null : chat.card.happened[action]}
            <span className="sr-only">{chat.card.weight({ level: gaugeText({ level }) })}</span>
          </h2>
          <MovedFigure from={from} to={to} unit={unit} proposed={tied} />
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

interface MovedFigureProps {
  from: string;
  /** "33". `null` if dropped. */
  to: string | null;
  unit: string;
  /** Ink, because nothing has given way yet. */
  proposed?: boolean;
}

/** "35 → 33 mpg". Longer words wrap. */
function MovedFigure({ from, to, unit, proposed = false }: MovedFigureProps) {
  const colour = proposed ? "text-ink" : "text-give";
  const long = `${from}${to ?? ""}`.length > 10;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 ${long ? "text-title" : "text-figure"} whitespace-nowrap`}>
      <s className="struck whitespace-normal decoration-2">
        <span className="sr-only">{chips.was}</span>
        {from}
        <span className="sr-only">, </span>
      </s>
      <MoveRight size={long ? 20 : 26} className={`self-center ${colour}`} />
      <strong className={`whitespace-normal font-semibold ${colour}`}>
        <span className="sr-only">{chips.now}</span>
        {to ?? "any"}
      </strong>
      {unit ? <span className="-ml-0.5 text-small font-normal tracking-normal text-ink2"> {unit}</span> : null}
    </p>
  );
}
