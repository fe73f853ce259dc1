import { ChevronRight } from "lucide-react";
import { useContext } from "react";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import type { Mark, ResultProduct } from "@/lib/dialogue/wording/parts";
import { list } from "@/messages/list";
import { ModelLink } from "./model/model-link";
import { estimateText, offerText } from "./product-facts";
import { CritiqueButtons } from "./product-list";
import { ProductToolsContext } from "./use-product-pages";

export function RowDetails({ id, item }: { id: string; item: ResultProduct }) {
  const tools = useContext(ProductToolsContext);
  const { marks, score, priceToday } = item;
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
      {tools ? <CritiqueButtons tools={tools} product={item} of={item} /> : null}
      {item.also ? <p className="mt-2 text-small text-ink2">{capitalised(item.also)}</p> : null}
      {item.make && item.model ? (
        <ModelLink
          of={item}
          className="mt-2 inline-flex min-h-8 items-center gap-1 text-small font-medium link-soft pointer-coarse:min-h-11"
        >
          {list.versions({ product: item.name })}
          <ChevronRight size={15} />
        </ModelLink>
      ) : null}
    </div>
  );
}

/** A bar's length is its share of all weight, its fill the satisfaction. */
export function ScoreBars({ marks, score }: { marks: readonly Mark[]; score: number }) {
  const total = marks.reduce((sum, mark) => sum + mark.weight, 0);
  const heaviest = Math.max(0.0001, ...marks.map((mark) => mark.weight));
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 text-small">
      {marks.map(({ id, label, end, weight, satisfaction, mark }) => (
        <div key={id} className="col-span-full grid grid-cols-subgrid items-center">
          <span className="text-ink2">{end ? list.end({ label, end }) : label}</span>
          <span aria-hidden="true" className="relative h-2.5" style={{ width: `${(weight / heaviest) * 100}%` }}>
            <span className="absolute inset-0 border border-edge" />
            <span
              className={`absolute inset-y-0 left-0 ${mark === "bent" ? "bg-give" : "bg-keep"}`}
              style={{ width: `${satisfaction * 100}%` }}
            />
          </span>
          <span className="text-right">
            {points((satisfaction * weight) / total)}
            <span className="text-ink2">{list.of({ points: points(weight / total) })}</span>
          </span>
        </div>
      ))}
      <p className="col-span-full mt-1 text-ink2">
        {list.fitBefore}
        <strong className="font-semibold text-ink">{list.fitPoints({ points: points(score) })}</strong>
        {list.fitAfter}
      </p>
    </div>
  );
}

function points(share: number): string {
  return Number.isFinite(share) ? String(Math.round(share * 100)) : "0";
}
