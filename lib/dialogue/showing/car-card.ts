import type { CatalogCar } from "@/lib/catalog/car";
import { ownPhoto } from "@/lib/catalog/offer";
import { describeValue, likeness } from "@/lib/constraints";
import { lookOf } from "@/lib/constraints/sold/looks";
import type { AnswerCar } from "@/lib/dialogue/wording/parts";
import { cards } from "@/messages/cards";
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
