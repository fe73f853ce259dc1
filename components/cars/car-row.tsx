"use client";

import { ChevronDown } from "lucide-react";
import { useContext, useId, useState } from "react";
import type { Mark, ResultCar } from "@/lib/dialogue/wording/parts";
import { CarDetails } from "./car-details";
import { carFacts } from "./car-facts";
import { CarToolsContext } from "./car-tools";
import { SideDrawing } from "./drawing/side-drawing";
import { MarkValue } from "./mark-value";
import { ShortlistButton } from "./shortlist-button";
import { slotMarks } from "./slot-marks";

interface CarRowProps {
  car: ResultCar;
  /** Whether there is a column for each wish where the list is wide enough. */
  columns: boolean;
}

/**
 * A car: drawing, name, and how it stands to each wish, in columns in the order of the wishes or, where the list is
 * narrow, in one line under the name. The name opens where its fit comes from and the way to all its versions.
 */
export function CarRow({ car, columns }: CarRowProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const tools = useContext(CarToolsContext);
  const { look, style, name, position } = car;
  const marks = slotMarks(car.marks);
  return (
    <li data-car={position} className="col-span-full grid grid-cols-subgrid border-b border-line">
      <div className="col-span-full grid min-h-16 grid-cols-subgrid items-center px-4 py-2 sm:px-8 lg:pr-6">
        <div className="w-[calc(252*var(--inch))]">
          <SideDrawing {...{ look, style, name }} scale={0.56} />
        </div>
        <div className="min-w-0">
          <CarName name={name} open={open} controls={details} onToggle={() => setOpen(!open)} />
          <p className="text-small text-pretty text-ink2">{carFacts(car)}</p>
          <ul className={`mt-1 flex flex-wrap gap-x-4 gap-y-0.5 ${columns ? "@min-[740px]:hidden" : ""}`}>
            {marks.map((mark) => (
              <li key={mark.id}>
                <MarkValue mark={mark} named />
              </li>
            ))}
          </ul>
        </div>
        {columns ? <MarkColumns marks={marks} /> : null}
        {tools ? <ShortlistButton tools={tools} car={{ position, name: `${name} ${car.year}` }} /> : <span />}
      </div>
      {open ? <CarDetails id={details} car={car} /> : null}
    </li>
  );
}

interface CarNameProps {
  name: string;
  open: boolean;
  /** Id of what it opens. */
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
      className="hit-44 group inline-flex max-w-full items-center gap-1 text-left font-medium"
    >
      <span className="truncate">{name}</span>
      <ChevronDown
        size={15}
        strokeWidth={2}
        aria-hidden="true"
        className={`shrink-0 text-ink3 transition-[rotate,opacity] duration-[120ms] pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-visible:opacity-100 ${open ? "rotate-180 opacity-100!" : ""}`}
      />
    </button>
  );
}

function MarkColumns({ marks }: { marks: readonly Mark[] }) {
  return marks.map((mark, index) => (
    <div
      key={mark.id}
      className={`@max-[740px]:hidden ${index === marks.length - 1 ? "justify-self-end" : ""} ${mark.label === "Budget" ? "font-semibold" : ""}`}
    >
      <MarkValue mark={mark} />
    </div>
  ));
}
