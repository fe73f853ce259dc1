import type { PriceToday, ResultCar } from "@/lib/dialogue/wording/parts";
import { groupDigits } from "@/messages/group-digits";
import { list } from "@/messages/list";
import { isPrice, slotMarks } from "./fact-columns";

const looks = { met: "", bent: "text-give", missed: "text-ink2", unknown: "text-ink2" } as const;

export function PriceText({ item, className }: { item: ResultCar; className: string }) {
  const budget = slotMarks(item.marks).find(isPrice);
  return (
    <p className={`whitespace-nowrap ${className}`}>
      {budget ? (
        <span className="sr-only">
          {budget.label} {list.marks[budget.mark]}:{" "}
        </span>
      ) : null}
      <strong className={item.msrp === null ? "text-small" : `text-figure ${looks[budget?.mark ?? "met"]}`}>
        {item.price}
      </strong>
      {budget?.of ? <span className="block text-small text-ink2">{budget.of}</span> : null}
      {item.priceToday ? <span className="block text-small text-ink2">{spanOf(item.priceToday)}</span> : null}
    </p>
  );
}

function spanOf({ low, high }: PriceToday): string {
  return list.span({ low: groupDigits(low), high: groupDigits(high) });
}

/** How the price was estimated, and its possible error. */
export function priceEstimate({ estimate, low, high, listPrice, date }: PriceToday): string {
  const dollars = { price: groupDigits(estimate), low: groupDigits(low), high: groupDigits(high) };
  return list.estimate({ ...dollars, listPrice: groupDigits(listPrice), date });
}
