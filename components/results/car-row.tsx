import { ChevronDown } from "lucide-react";
import dynamic from "next/dynamic";
import { useContext, useId, useState } from "react";
import type { ResultCar } from "@/lib/dialogue/wording/parts";
import { carFacts } from "./car-facts";
import { CarToolsContext } from "./car-tools";
import { SideDrawing } from "./drawing/side-drawing";
import { factMarks } from "./fact-columns";
import { MarkList, MarkValue, PickNote } from "./mark-value";
import { OfferLink } from "./offer-link";
import { PriceText } from "./price-text";
import { ShortlistButton } from "./shortlist-bar";

const RowDetails = dynamic(() => import("./row-details").then((module) => module.RowDetails), { ssr: false });

interface CarRowProps {
  item: ResultCar;
  columns: readonly string[];
  isPick?: boolean;
}

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
          <MarkList
            marks={marks}
            className={`mt-1 flex flex-wrap gap-x-4 gap-y-0.5 ${columns.length > 0 ? "@min-[640px]:hidden" : ""}`}
          />
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
      {open ? <RowDetails id={details} item={item} /> : null}
    </li>
  );
}

/** Narrow lists leave out the last columns. */
export function columnFrom(index: number): string {
  if (index < 2) return "@max-[640px]:hidden";
  return index < 3 ? "@max-[700px]:hidden" : "@max-[800px]:hidden";
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
        className={`shrink-0 text-ink3 transition-[rotate,opacity] pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:group-focus-visible:opacity-100 ${open ? "rotate-180 opacity-100!" : ""}`}
      />
    </button>
  );
}
