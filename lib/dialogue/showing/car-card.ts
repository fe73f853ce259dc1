import { type CatalogCar, matches, passes } from "@/lib/catalog/catalog-reader";
import { ownPhoto } from "@/lib/catalog/offer";
import {
  alternativesOf,
  type Constraint,
  describeValue,
  describeValues,
  isBound,
  likeness,
  partsOf,
  shortValue,
  slotTitles,
  valuesOf,
} from "@/lib/constraints";
import { lookOf } from "@/lib/constraints/sold/looks";
import { feltShare } from "@/lib/dialogue/deciding/felt-distance";
import { rangesOf } from "@/lib/dialogue/deciding/range-ends";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import type { AnswerCar, Mark } from "@/lib/dialogue/wording/parts";
import { cards } from "@/messages/cards";
import { words } from "@/messages/words";
import { shownOffer } from "./stock-offer";

const known = new WeakMap<CatalogCar, AnswerCar>();

export function carCard(of: CatalogCar): AnswerCar {
  const card = known.get(of) ?? makeCard(of);
  known.set(of, card);
  return card;
}

function makeCard(of: CatalogCar): AnswerCar {
  const { position, make, model, year, trim, style, [likeness.price]: price } = of;
  const photo = ownPhoto(of.offer?.photo);
  return {
    look: { ...lookOf(of), ...(photo ? { photo } : {}) },
    ...{ position, make, model, style, name: `${make} ${model}`, version: versionOf({ year, trim }) },
    price: price === null ? cards.noPrice : describeValue(likeness.price, price),
    ...shownOffer(of),
  };
}

export function versionOf({ year, trim }: { year: number; trim: string | null }): string {
  return [String(year), trim].filter(Boolean).join(" ");
}

/** Keeps the wishes' order. */
export function carMarks(
  item: CatalogCar,
  wishes: readonly EffectiveWish[],
  shareOf: (item: CatalogCar, wish: Constraint) => number = feltShare,
): Mark[] {
  const ends = new Set(rangesOf(wishes, ({ constraint }) => constraint).flatMap(({ lower, upper }) => [lower, upper]));
  return wishes.map((wish) => {
    const { constraint } = wish;
    const parts = partsOf(wish.constraint);
    const tested = alternativesOf(wish.test ?? wish.constraint);
    const met = parts.find((part) => matches(item, part)) ?? parts[tested.findIndex((each) => matches(item, each))];
    const shown = met ?? parts[0] ?? wish.constraint;
    const mark = markOf(item, wish);
    return {
      id: constraint.id,
      label: slotTitles[shown.slot],
      end: !ends.has(wish) ? undefined : constraint.op === ">=" ? cards.atLeast : cards.atMost,
      mark,
      value: heldValue(item, shown),
      of:
        mark === "bent" && isBound(constraint.op)
          ? cards.of({ value: describeValue(constraint.slot, Number(constraint.value)) })
          : undefined,
      satisfaction: Math.round(shareOf(item, constraint) * 1000) / 1000,
      weight: constraint.weight,
    };
  });
}

function markOf(item: CatalogCar, { constraint, test }: EffectiveWish): Mark["mark"] {
  if (constraint.op === "any") {
    if (matches(item, constraint)) return "met";
    if (test && matches(item, test)) return "bent";
    return alternativesOf(constraint).every(({ slot }) => item[slot] === null) ? "unknown" : "missed";
  }
  const held = item[constraint.slot];
  if (held === null) return passes(held, constraint) ? "met" : "unknown";
  if (passes(held, constraint)) return "met";
  return test && passes(held, test) ? "bent" : "missed";
}

function heldValue(item: CatalogCar, constraint: Constraint): string {
  const held = item[constraint.slot];
  if (held === null) return words.notListed;
  if (Array.isArray(held)) {
    const wanted = valuesOf(constraint.value).map(String);
    const shared = held.filter((each) => wanted.includes(each));
    return describeValues(constraint.slot, shared.length ? shared : held, "and") || cards.none;
  }
  return shortValue(constraint.slot, held);
}
