"use client";

import { ChevronDown, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useContext, useId, useState } from "react";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import type { ResultCar } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { carFacts } from "./car-facts";
import { CarToolsContext } from "./car-tools";
import { CritiqueButtons } from "./critique-buttons";
import { SideDrawing } from "./drawing/side-drawing";
import { factMarks } from "./fact-columns";
import { MarkValue } from "./mark-value";
import { modelAddress } from "./model/model-address";
import { OfferLink, offerText } from "./offer-link";
import { estimateText, PriceText } from "./price-text";
import { ScoreBars } from "./score-bars";
import { ShortlistButton } from "./shortlist-button";

interface CarRowProps {
  item: ResultCar;
  /** Wishes with a column, where the list is wide enough. */
  columns: readonly string[];
  /** The reply recommends it. */
  isPick?: boolean;
}

/** A result: drawing, name, price, and each wish in a column or under the name. The name opens its details. */
export function CarRow({ item, columns, isPick = false }: CarRowProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const tools = useContext(CarToolsContext);
  const marks = factMarks(item);
  return (
    <li
      data-car={item.position}
      className="col-span-full grid grid-cols-subgrid border-b border-line data-lit:bg-keep-wash"
    >
      <div className="col-span-full grid min-h-16 grid-cols-subgrid items-center px-4 py-2 sm:px-6 @min-[640px]:min-h-25 lg:pr-8">
        <div className="w-[calc(var(--longest)*var(--inch))]">
          {isPick ? <PickNote className="mb-1 inline-block @max-[640px]:hidden" /> : null}
          <SideDrawing look={item.look} style={item.style} name={item.name} scale={0.75} />
        </div>
        <div className="min-w-0">
          <CarName name={item.name} open={open} controls={details} onToggle={() => setOpen(!open)} />
          <p className="text-small text-pretty text-ink2">{carFacts(item)}</p>
          {item.lead ? <p className="text-small @max-[640px]:hidden">{item.lead}</p> : null}
          <OfferLink of={item} name={`${item.year} ${item.name}`} />
          <PriceText item={item} className="@min-[640px]:hidden" />
          <ul className={`mt-1 flex flex-wrap gap-x-4 gap-y-0.5 ${columns.length > 0 ? "@min-[640px]:hidden" : ""}`}>
            {marks.map((mark) => (
              <li key={mark.id}>
                <MarkValue mark={mark} named />
              </li>
            ))}
          </ul>
        </div>
        <PriceText item={item} className="@max-[640px]:hidden" />
        {columns.map((label, index) => {
          const mark = marks.find((each) => each.label === label);
          return (
            <div key={label} className={columnFrom(index)}>
              {mark ? <MarkValue mark={mark} /> : null}
            </div>
          );
        })}
        {tools ? (
          <ShortlistButton
            tools={tools}
            car={{ position: item.position, name: `${item.name} ${item.year}`, offer: item.offer }}
          />
        ) : (
          <span />
        )}
      </div>
      {open ? <CarDetails id={details} item={item} /> : null}
    </li>
  );
}

/** Narrow lists leave out the last columns. */
export function columnFrom(index: number): string {
  if (index < 2) return "@max-[640px]:hidden";
  return index < 3 ? "@max-[700px]:hidden" : "@max-[800px]:hidden";
}

/** Marks the one that the reply recommends. */
export function PickNote({ className }: { className: string }) {
  return (
    <span className={`rounded-card border border-ink bg-raised px-1.5 text-small font-semibold ${className}`}>
      {list.firstPick}
    </span>
  );
}

interface CarNameProps {
  name: string;
  open: boolean;
  controls: string;
  onToggle: () => void;
}

function CarName({ name, open, controls, onToggle }: CarNameProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
      className="hit-44 group inline-flex max-w-full items-center gap-1 text-left font-semibold"
    >
      <span>{name}</span>
      <ChevronDown
        size={15}
        strokeWidth={2}
        aria-hidden="true"
        className={`shrink-0 text-ink3 transition-[rotate,opacity] duration-[120ms] pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-visible:opacity-100 ${open ? "rotate-180 opacity-100!" : ""}`}
      />
    </button>
  );
}

/** What opens under a row: where its fit comes from, how it could be bettered, and all versions of its model. */
function CarDetails({ id, item }: { id: string; item: ResultCar }) {
  const tools = useContext(CarToolsContext);
  const { position, name, marks, score, priceToday } = item;
  const named = { position, name };
  const said = offerText(item);
  return (
    <div
      id={id}
      className="col-start-2 col-end-[-1] max-w-2xl animate-appear px-4 pb-4 max-sm:col-start-1 sm:px-8 lg:pr-6 lg:pl-0"
    >
      {marks.length > 0 ? (
        <div className="mb-2 max-w-lg">
          <ScoreBars marks={marks} score={score} />
        </div>
      ) : null}
      {priceToday ? <p className="mb-2 max-w-lg text-small text-pretty text-ink2">{estimateText(priceToday)}</p> : null}
      {said ? <p className="mb-2 text-small text-ink2">{said}</p> : null}
      {tools ? <CritiqueButtons tools={tools} car={named} of={item} /> : null}
      {item.also ? <p className="mt-2 text-small text-ink2">{capitalised(item.also)}</p> : null}
      {item.make && item.model ? (
        <Link
          href={modelAddress({ make: item.make, model: item.model, conversationId: tools?.conversationId })}
          className="mt-2 inline-flex min-h-8 items-center gap-1 text-small font-medium underline decoration-line2 underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
        >
          {list.versions({ car: item.name })}
          <ChevronRight size={15} strokeWidth={2} aria-hidden="true" />
        </Link>
      ) : null}
    </div>
  );
}
