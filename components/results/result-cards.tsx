import { ChevronRight } from "lucide-react";
import { dated } from "@/lib/constraints";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { ResultProduct, ResultsPart } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { SideDrawing } from "./drawing/side-drawing";
import { ModelLink } from "./model/model-link";
import { factColumns, factMarks, MarkList, OfferLink, PickNote, PriceText, subtitle } from "./product-facts";

const mostCards = 5;

export function ResultCards({ results, onAll }: { results: ResultsPart; onAll: () => void }) {
  const items = results.cars.slice(0, mostCards);
  const columns = factColumns(items);
  const count = productCount(results.total);
  if (items.length === 0) return null;
  return (
    <section aria-label={list.cards}>
      <ul className="scroll-hidden -mx-4 flex snap-x snap-mandatory scroll-px-4 gap-2 overflow-x-auto overscroll-x-contain px-4 sm:-mx-8 sm:scroll-px-8 sm:px-8">
        {items.map((item, index) => (
          <ResultCard key={item.position} item={item} columns={columns} isPick={index === 0 && results.total > 0} />
        ))}
      </ul>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onAll}
        className="mx-auto mt-1 flex min-h-11 items-center gap-1.5 text-small font-medium text-ink2 hover:text-ink"
      >
        {results.total > 1 ? list.showAll({ products: count }) : results.total === 1 ? list.showOne : list.showNear}
        <ChevronRight size={15} />
      </button>
    </section>
  );
}

function ResultCard({ item, columns, isPick }: { item: ResultProduct; columns: readonly string[]; isPick: boolean }) {
  const marks = factMarks(item).filter(({ label }) => columns.includes(label));
  const { name } = item;
  return (
    <li
      className={`relative flex w-[300px] shrink-0 snap-start flex-col rounded-card border bg-raised p-4 max-[340px]:w-64 ${isPick ? "border-ink" : "border-line2"}`}
    >
      {isPick ? <PickNote className="absolute top-3 left-3" /> : null}
      <div className="mt-5 flex h-26 items-end justify-center [--inch:1.2px] max-[340px]:[--inch:1px]">
        <SideDrawing look={item.look} style={item.style} name={name} scale={1.2} />
      </div>
      <div className="mt-3 flex grow flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 basis-28 grow">
          <ModelLink of={item} className="hit-44 font-semibold">
            {name}
          </ModelLink>
          <p className="text-small text-ink2">{subtitle(item)}</p>
          <OfferLink of={item} name={dated(item.year, name)} />
        </div>
        <PriceText item={item} className="text-right" />
      </div>
      <MarkList marks={marks} className="mt-2 flex flex-wrap gap-x-4 gap-y-0.5 text-small" />
    </li>
  );
}
