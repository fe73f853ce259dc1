"use client";

import { ChevronDown, ChevronRight } from "lucide-react";
import Link from "next/link";
import { useId, useState } from "react";
import type { ResultCar } from "@/lib/dialogue/parts";
import { BodyDrawing } from "./body-drawing";
import { carFacts } from "./car-facts";
import { MarkValue } from "./mark-value";
import { modelAddress } from "./model-address";
import { ScoreBars } from "./score-bars";
import { slotMarks } from "./slot-marks";

interface CarRowProps {
  car: ResultCar;
  /** Whether there is a column for each wish where the list is wide enough. */
  columns: boolean;
  /** The search the list belongs to: its wishes are marked on the page of the model. */
  conversationId?: string | undefined;
}

/**
 * A car: drawing, name, and how it stands to each wish, in columns in the order of the wishes or, where the list is
 * narrow, in one line under the name. The name opens where its fit comes from and the way to all its versions.
 */
export function CarRow({ car, columns, conversationId }: CarRowProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const marks = slotMarks(car.marks);
  return (
    <li className="col-span-full grid grid-cols-subgrid border-b border-line">
      <div className="col-span-full grid min-h-16 grid-cols-subgrid items-center px-4 py-2 sm:px-8 lg:pr-6">
        <BodyDrawing style={car.style} width={80} className="max-[400px]:w-16" />
        <div className="min-w-0">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={details}
            onClick={() => setOpen(!open)}
            className="hit-44 group inline-flex max-w-full items-center gap-1 text-left font-medium"
          >
            <span className="truncate">{car.name}</span>
            <ChevronDown
              size={15}
              strokeWidth={2}
              aria-hidden="true"
              className={`shrink-0 text-ink3 transition-[rotate,opacity] duration-[120ms] pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-visible:opacity-100 ${open ? "rotate-180 opacity-100!" : ""}`}
            />
          </button>
          <p className="text-small text-pretty text-ink2">{carFacts(car)}</p>
          <ul className={`mt-1 flex flex-wrap gap-x-4 gap-y-0.5 ${columns ? "@min-[740px]:hidden" : ""}`}>
            {marks.map((mark) => (
              <li key={mark.id}>
                <MarkValue mark={mark} named />
              </li>
            ))}
          </ul>
        </div>
        {columns
          ? marks.map((mark, index) => (
              <div
                key={mark.id}
                className={`@max-[740px]:hidden ${index === marks.length - 1 ? "justify-self-end" : ""} ${mark.label === "Budget" ? "font-semibold" : ""}`}
              >
                <MarkValue mark={mark} />
              </div>
            ))
          : null}
      </div>
      {open ? (
        <div
          id={details}
          className="col-start-2 col-end-[-1] max-w-lg animate-appear px-4 pb-4 sm:px-8 lg:pr-6 lg:pl-0"
        >
          {car.marks.length > 0 ? <ScoreBars marks={car.marks} score={car.score} /> : null}
          {car.make && car.model ? (
            <Link
              href={modelAddress({ make: car.make, model: car.model, conversationId })}
              className="mt-2 inline-flex min-h-8 items-center gap-1 text-small font-medium underline decoration-line2 underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
            >
              All versions of the {car.name}
              <ChevronRight size={15} strokeWidth={2} aria-hidden="true" />
            </Link>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
