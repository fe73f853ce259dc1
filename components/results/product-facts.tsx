import { Check, X } from "lucide-react";
import { likeness, roles, type SlotName, slotTitles } from "@/lib/constraints";
import { highwayOn } from "@/lib/dialogue/showing/shown-products";
import type { Mark, PriceToday, ResultProduct } from "@/lib/dialogue/wording/parts";
import { groupDigits } from "@/messages/group-digits";
import { list } from "@/messages/list";

/** A count or measure needs its name. A year doesn't. */
const bareNumber = /^\d{1,3}(?:[,.]\d+)*$/;

type MarkValueProps = { mark: Pick<Mark, "mark" | "label" | "value"> & Partial<Mark>; named?: boolean };

export function MarkValue({ mark: { mark, label, value, of }, named = false }: MarkValueProps) {
  return (
    <span className="inline-flex items-baseline gap-1.5 whitespace-nowrap">
      <MarkSign mark={mark} />
      <span className="sr-only">
        {label} {list.marks[mark]}:{" "}
      </span>
      {named && (mark === "missed" || mark === "unknown" || bareNumber.test(value)) ? (
        <span aria-hidden="true" className="text-small text-ink2">
          {label}
        </span>
      ) : null}
      <span className={valueLook[mark]}>{mark === "unknown" ? list.marks.unknown : value}</span>
      {of ? <span className="-ml-0.5 text-small text-ink2">{of}</span> : null}
    </span>
  );
}

export function MarkList({ marks, className }: { marks: readonly Mark[]; className: string }) {
  return (
    <ul className={className}>
      {marks.map((mark) => (
        <li key={mark.id}>
          <MarkValue mark={mark} named />
        </li>
      ))}
    </ul>
  );
}

const valueLook = {
  met: "text-ink",
  bent: "font-semibold text-give",
  missed: "text-ink2",
  unknown: "text-ink2",
} as const;

export function MarkSign({ mark }: Pick<Mark, "mark">) {
  if (mark === "met") return <Check size={15} className="translate-y-0.5 text-keep" />;
  if (mark === "missed") return <X size={14} strokeWidth={1.75} className="translate-y-0.5 text-ink2" />;
  return mark === "bent" ? (
    <svg viewBox="0 0 9 12" width="9" height="12" aria-hidden="true" className="mx-[3px] translate-y-px fill-give">
      <path d="M0 12h4l3.6-11.2-3.5-.8z" />
    </svg>
  ) : (
    <span aria-hidden="true" className="w-[15px] text-center text-ink3">
      ?
    </span>
  );
}

export function PickNote({ className }: { className: string }) {
  return (
    <span className={`rounded-card border border-ink bg-raised px-1.5 text-small font-semibold ${className}`}>
      {list.firstPick}
    </span>
  );
}

type OfferLinkProps = { of: Pick<ResultProduct, "offer">; name: string; className?: string };

export function OfferLink({ of: { offer }, name, className = "" }: OfferLinkProps) {
  if (!offer?.link) return null;
  return (
    <a
      href={offer.link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={list.offerOf({ name })}
      className={`hit-44 text-small font-medium link-soft ${className}`}
    >
      {list.offer}
    </a>
  );
}

/** "30,210 miles · Blue · VIN 00DEM0": distinguishes similar offers. May be empty. */
export function offerText({ offer }: Pick<ResultProduct, "offer">): string {
  return [offer?.miles, offer?.color, offer?.vin && list.vin({ vin: offer.vin })].filter(Boolean).join(" · ");
}

export function PriceText({ item, className }: { item: ResultProduct; className: string }) {
  const budget = slotMarks(item.marks).find(isPrice);
  return (
    <p className={`whitespace-nowrap ${className}`}>
      {budget ? (
        <span className="sr-only">
          {budget.label} {list.marks[budget.mark]}:{" "}
        </span>
      ) : null}
      <strong className={item.msrp === null ? "text-small" : `text-figure ${valueLook[budget?.mark ?? "met"]}`}>
        {item.price}
      </strong>
      {budget?.of ? <span className="block text-small text-ink2">{budget.of}</span> : null}
      {item.yours ? <span className="block text-small whitespace-normal text-ink2">{item.yours}</span> : null}
      {item.priceToday ? (
        <span className="block text-small text-ink2">
          {list.span({ low: groupDigits(item.priceToday.low), high: groupDigits(item.priceToday.high) })}
        </span>
      ) : null}
    </p>
  );
}

export function estimateText({ estimate, low, high, listPrice, date }: PriceToday): string {
  const dollars = { price: groupDigits(estimate), low: groupDigits(low), high: groupDigits(high) };
  return list.estimate({ ...dollars, listPrice: groupDigits(listPrice), date });
}

/** "2025 LE": year, trim, offer miles, and mileage unless a column shows it. */
export function subtitle(item: ResultProduct): string {
  const { marks, year, trim, electric, offer } = item;
  const mpg = highwayOn(item);
  const isShown = (slot?: SlotName) => slot !== undefined && marks.some(({ label }) => label === slotTitles[slot]);
  const version = [...(isShown("year") ? [] : [String(year)]), ...(trim ? [trim] : [])].join(" ");
  const mileage =
    mpg === null || isShown(roles.economy?.highway) ? "" : list.mileage({ mpg, unit: electric ? "ev" : "other" });
  return [version, isShown(roles.odometer) ? "" : offer?.miles, mileage].filter(Boolean).join(", ");
}

const mostColumns = 4;

const isPrice = ({ label }: Pick<Mark, "label">) => label === slotTitles[likeness.price];

/** The item's name answers these wishes. */
const named = ["Make", "Model"];

export function factMarks({ marks }: Pick<ResultProduct, "marks">): Mark[] {
  return slotMarks(marks).filter((mark) => !isPrice(mark));
}

/** Unmet wishes first, then those that differ, then heavier ones. */
export function factColumns(items: readonly Pick<ResultProduct, "marks">[]): string[] {
  const rows = items.map(factMarks);
  const said = new Map<string, Set<string>>();
  const unmet = new Set<string>();
  for (const { label, mark, value } of rows.flat()) {
    said.set(label, (said.get(label) ?? new Set()).add(value));
    if (mark !== "met") unmet.add(label);
  }
  const labels = [...said.keys()].filter((label) => unmet.has(label) || !named.includes(label));
  const rank = (label: string) => (unmet.has(label) ? 0 : (said.get(label)?.size ?? 0) > 1 ? 1 : 2);
  return labels.sort((a, b) => rank(a) - rank(b)).slice(0, mostColumns);
}

const gravest = ["missed", "unknown", "bent", "met"] as const;

/** One mark per slot. A range shows the end the product meets worse. */
export function slotMarks(marks: readonly Mark[]): Mark[] {
  return marks.flatMap((mark, index) => {
    if (mark.end === undefined) return [mark];
    const ends = marks.filter(({ label, end }) => label === mark.label && end !== undefined);
    const [worst] = ends.toSorted((a, b) => gravest.indexOf(a.mark) - gravest.indexOf(b.mark));
    return marks.indexOf(ends[0] ?? mark) === index ? [worst ?? mark] : [];
  });
}
