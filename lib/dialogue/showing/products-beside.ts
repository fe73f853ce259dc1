import { type CatalogProduct, matches, passes } from "@/lib/catalog/catalog-reader";
import { ownPhoto } from "@/lib/catalog/offer";
import { rememberedFor } from "@/lib/catalog/remembered";
import * as domain from "@/lib/constraints";
import { lookOf } from "@/lib/constraints/sold/looks";
import { isElectric, tellsOf, usualRates, yearlyCost } from "@/lib/constraints/trade-words";
import { feltShare } from "@/lib/dialogue/deciding/felt-distance";
import { rangesOf } from "@/lib/dialogue/deciding/felt-offers";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, listed } from "@/lib/dialogue/wording/count-words";
import type { AnswerProduct, Mark } from "@/lib/dialogue/wording/parts";
import { cards } from "@/messages/cards";
import { groupDigits } from "@/messages/group-digits";
import { list } from "@/messages/list";
import { words } from "@/messages/words";
import { shownOffer } from "./stock-offer";
import { anyValue } from "./wish-parts";

export type ProductsBeside = ReturnType<typeof productsBeside>;

interface BesideFact {
  label: string;
  unit: string;
  values: string[];
  best: number[];
  /** For the best: "newest". */
  word?: string;
  /** Shares of the largest, where twice the number is twice as much. */
  bars?: number[];
}

type Held = CatalogProduct[domain.SlotName] | null;

const factSlots = domain.slotsInOrder(({ places }) => places.facts);
/** Of each kind, in one sentence. */
const mostEnds = { best: 3, worst: 2 };

export function productsBeside(products: readonly CatalogProduct[], wishes: readonly EffectiveWish[]) {
  const marks = products.map((item) => productMarks(item, wishes));
  const wished = new Set(wishes.map(({ constraint }) => constraint.slot));
  return {
    /** `short`: "Newest and most power. Least room." Empty between the others. */
    products: products.map((item) => ({ ...productCard(item), short: inShort(item, products) })),
    /** One mark per product. */
    wishes: wishes.map(({ constraint, adjustment, test }, index) => ({
      id: constraint.id,
      label: domain.slotTitles[constraint.slot],
      text: test ? domain.describeConstraint(test) : anyValue(constraint),
      level: constraint.level,
      locked: constraint.locked,
      gaveWay: adjustment !== null,
      marks: marks.flatMap((of) => of[index] ?? []),
    })),
    facts: [
      ...factSlots
        .filter((slot) => !wished.has(slot) && products.some((each) => isStated(each[slot])))
        .map((slot) => factOf(slot, products)),
      ...yearlyFact(products),
    ],
  };
}

function yearlyFact(products: readonly CatalogProduct[]): BesideFact[] {
  const costs = products.map((item) => yearlyCost(item, usualRates)).map((cost) => cost && Math.round(cost / 10) * 10);
  if (!costs.some(Boolean)) return [];
  const label = list.beside.yearly({ electric: products.every(isElectric) });
  const values = costs.map((cost) => (cost === null ? words.notListed : `$${groupDigits(cost)}`));
  return [{ label, unit: "", values, best: placesOf(costs, "less") }];
}

/** What sets this product apart from every other. */
function inShort(item: CatalogProduct, products: readonly CatalogProduct[]): string {
  const isEnd = (slot: domain.SlotName, end: "most" | "less") => {
    const { ends } = tellsOf(slot);
    const [own, ...others] = [item, ...products.filter((each) => each !== item)].map((each) => numberOf(each[slot]));
    const sign = end === "most" ? 1 : -1;
    const gaps = others.map((other) => (own == null || other === null ? null : (own - other) * sign));
    return ends !== undefined && gaps.every((gap) => gap !== null && gap >= ends.from);
  };
  const sentence = (kind: keyof typeof mostEnds) => {
    const said = factSlots.flatMap((slot) => {
      const isHigh = (domain.slotDefinitions[slot].direction === "more") === (kind === "best");
      return isEnd(slot, isHigh ? "most" : "less") ? (tellsOf(slot).ends?.[kind] ?? []) : [];
    });
    const text = listed(said.slice(0, mostEnds[kind]));
    return text ? [`${capitalised(text)}.`] : [];
  };
  return [...sentence("best"), ...sentence("worst")].join(" ");
}

function isStated(held: Held): boolean {
  return Array.isArray(held) ? held.length > 0 : held !== null;
}

export function factOf(slot: domain.SlotName, products: readonly CatalogProduct[]): BesideFact {
  const held = products.map((item) => item[slot]);
  const isAsked = slot === domain.likeness.price && products.some(({ offer }) => offer);
  const label = domain.factTitleOf(slot, (beside) => isAsked || products.some((each) => isStated(each[beside])));
  const { ends } = tellsOf(slot);
  const numbers = held.map(numberOf);
  const largest = Math.max(...numbers.map(Number));
  return {
    ...{ label, unit: domain.unitOf(slot), values: held.map((value) => valueText(slot, value)) },
    // Only if people agree on the direction.
    best: domain.isNumericSlot(slot) ? placesOf(numbers, domain.slotDefinitions[slot].direction) : [],
    ...(ends?.amount ? { bars: numbers.map((value) => Number(value) / largest) } : ends ? { word: ends.best } : {}),
  };
}

export function valueText(slot: domain.SlotName, value: Held): string {
  if (value === null) return words.notListed;
  if (Array.isArray(value)) return domain.describeValues(slot, value, "and") || "none";
  return domain.shortValue(slot, value);
}

function numberOf(value: Held): number | null {
  return typeof value === "number" ? value : null;
}

/** Of the best numbers, where they differ. */
function placesOf(numbers: readonly (number | null)[], direction: "more" | "less" | undefined): number[] {
  const known = numbers.filter((value) => value !== null);
  if (direction === undefined || new Set(known).size < 2) return [];
  const best = direction === "more" ? Math.max(...known) : Math.min(...known);
  return numbers.flatMap((value, index) => (value === best ? [index] : []));
}

export const productCard = rememberedFor((of: CatalogProduct): AnswerProduct => {
  const { position, make, model, year, trim, style, [domain.likeness.price]: price } = of;
  const photo = ownPhoto(of.offer?.photo);
  return {
    look: { ...lookOf(of), ...(photo ? { photo } : {}) },
    ...{ position, make, model, style, name: domain.named(make, model), version: versionOf({ year, trim }) },
    price: price === null ? cards.noPrice : domain.describeValue(domain.likeness.price, price),
    ...shownOffer(of),
  };
});

export function versionOf({ year, trim }: { year: number; trim: string | null }): string {
  return [String(year), trim].filter(Boolean).join(" ");
}

/** Keeps the wishes' order. */
export function productMarks(
  item: CatalogProduct,
  wishes: readonly EffectiveWish[],
  shareOf: (item: CatalogProduct, wish: domain.Constraint) => number = feltShare,
): Mark[] {
  const ends = new Set(rangesOf(wishes, ({ constraint }) => constraint).flatMap(({ lower, upper }) => [lower, upper]));
  return wishes.map((wish) => {
    const { constraint } = wish;
    const parts = domain.partsOf(wish.constraint);
    const tested = domain.alternativesOf(wish.test ?? wish.constraint);
    const met = parts.find((part) => matches(item, part)) ?? parts[tested.findIndex((each) => matches(item, each))];
    const shown = met ?? parts[0] ?? wish.constraint;
    const mark = markOf(item, wish);
    const isBent = mark === "bent" && domain.isBound(constraint.op);
    return {
      id: constraint.id,
      label: domain.slotTitles[shown.slot],
      end: !ends.has(wish) ? undefined : constraint.op === ">=" ? cards.atLeast : cards.atMost,
      mark,
      value: heldValue(item, shown),
      of: isBent ? cards.of({ value: domain.describeValue(constraint.slot, Number(constraint.value)) }) : undefined,
      satisfaction: Math.round(shareOf(item, constraint) * 1000) / 1000,
      weight: constraint.weight,
    };
  });
}

function markOf(item: CatalogProduct, { constraint, test }: EffectiveWish): Mark["mark"] {
  if (constraint.op === "any") {
    if (matches(item, constraint)) return "met";
    if (test && matches(item, test)) return "bent";
    return domain.alternativesOf(constraint).every(({ slot }) => item[slot] === null) ? "unknown" : "missed";
  }
  const held = item[constraint.slot];
  if (held === null) return passes(held, constraint) ? "met" : "unknown";
  if (passes(held, constraint)) return "met";
  return test && passes(held, test) ? "bent" : "missed";
}

function heldValue(item: CatalogProduct, { slot, value }: domain.Constraint): string {
  const held = item[slot];
  if (!Array.isArray(held)) return valueText(slot, held);
  const wanted = domain.valuesOf(value).map(String);
  const shared = held.filter((each) => wanted.includes(each));
  return domain.describeValues(slot, shared.length ? shared : held, "and") || cards.none;
}
