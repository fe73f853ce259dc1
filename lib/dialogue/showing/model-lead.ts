import type { CatalogCar } from "@/lib/catalog/catalog-reader";
import { describeValue, likeness, type SlotName } from "@/lib/constraints";
import type { Rates } from "@/lib/constraints/answering";
import { comesWith, estimateOf, factGroups, pricesFor, takesBoth, yearlyCost } from "@/lib/constraints/answering";
import { wishShare } from "@/lib/dialogue/deciding/felt-distance";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import type { AnswerCar, Mark, PriceToday } from "@/lib/dialogue/wording/parts";
import { groupDigits } from "@/messages/group-digits";
import { models } from "@/messages/models";
import { carCard, carMarks } from "./car-card";
import { factOf } from "./cars-beside";

export interface ModelLead extends AnswerCar {
  priceToday: PriceToday | null;
  /** "$1,100 under your budget". `null` without a budget. */
  budget: { text: string; at: number } | null;
  marks: Mark[];
  groups: { title: string; facts: { label: string; value: string; unit: string }[] }[];
  running: string | null;
}

/** Meets the wishes best, then newest, then cheapest. Fewer unknowns come first. */
export function leadVersion(items: readonly CatalogCar[], wishes: readonly EffectiveWish[]): CatalogCar | null {
  const asked = wishes.map(({ constraint }) => constraint);
  const share = new Map(items.map((item) => [item, wishShare(item, asked)]));
  const price = (item: CatalogCar) => item[likeness.price] ?? Number.POSITIVE_INFINITY;
  const [first] = [...items].sort(
    (a, b) =>
      (share.get(b) ?? 0) - (share.get(a) ?? 0) ||
      unstated(a) - unstated(b) ||
      b.year - a.year ||
      price(a) - price(b) ||
      a.position - b.position,
  );
  return first ?? null;
}

function unstated(item: CatalogCar): number {
  return likeness.valued.filter((slot) => item[slot] === null).length;
}

export function modelLead(item: CatalogCar, wishes: readonly EffectiveWish[], rates: Rates): ModelLead {
  const price = item[likeness.price];
  const given = item[comesWith.slot] ?? [];
  return {
    ...carCard(item),
    priceToday: estimateOf(item),
    budget: budgetText(price, wishes),
    marks: carMarks(item, wishes),
    groups: [
      ...factGroups.map(({ title, slots }) => ({ title, facts: slots.flatMap((slot) => statedFact(slot, item)) })),
      {
        title: comesWith.title,
        facts: given.map((each) => ({
          label: capitalised(describeValue(comesWith.slot, each)),
          value: models.given,
          unit: "",
        })),
      },
    ].filter(({ facts }) => facts.length > 0),
    running: runningText(item, rates),
  };
}

function statedFact(slot: SlotName, item: CatalogCar): ModelLead["groups"][number]["facts"] {
  if (item[slot] === null) return [];
  const { label, unit, values } = factOf(slot, [item]);
  return [{ label, value: values[0] ?? "", unit }];
}

function budgetText(price: number | null, wishes: readonly EffectiveWish[]): ModelLead["budget"] {
  const budget = wishes.find(({ constraint: { slot, op } }) => slot === likeness.price && op === "<=")?.constraint
    .value;
  if (typeof budget !== "number" || price === null) return null;
  const gap = describeValue(likeness.price, Math.abs(budget - price));
  return { text: models.budget({ under: price <= budget, gap }), at: budget };
}

function runningText(item: CatalogCar, rates: Rates): string | null {
  const cost = yearlyCost(item, rates);
  if (cost === null) return null;
  const { gas, premium, diesel, power = 0 } = pricesFor([item.fuelType], rates);
  const both = takesBoth(item);
  const gallon = premium ?? diesel ?? gas;
  const rate = both
    ? models.half
    : gallon === undefined
      ? models.charge({ cents: Math.round(power * 100) })
      : models.gallon({ price: gallon.toFixed(2) });
  return models.cost({
    power: both ? "both" : gallon === undefined ? "electric" : "other",
    cost: `$${groupDigits(Math.round(cost / 10) * 10)}`,
    miles: rates.milesAYear,
    rate,
  });
}
