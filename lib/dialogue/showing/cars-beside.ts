import type { CatalogCar } from "@/lib/catalog/car";
import { shortValue } from "@/lib/constraints/bare-value";
import { describeConstraint, describeValues, slotTitles, unitOf } from "@/lib/constraints/describe-constraint";
import { isNumericSlot, type SlotName } from "@/lib/constraints/slot-name";
import { factTitleOf, likeness, slotDefinitions, slotsInOrder } from "@/lib/constraints/slots";
import type { Level } from "@/lib/constraints/weight";
import { wishShare } from "@/lib/dialogue/deciding/felt-distance";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import type { AnswerCar, Mark } from "@/lib/dialogue/wording/parts";
import { words } from "@/messages/words";
import { carCard } from "./car-card";
import { carMarks } from "./car-marks";
import { anyValue } from "./wish-parts";

export interface CarsBeside {
  cars: (AnswerCar & {
    /** Weighted satisfaction, 0 to 1. `null` without wishes. */
    score: number | null;
  })[];
  /** Heaviest first, one mark per car. */
  wishes: { id: string; label: string; text: string; level: Level; locked: boolean; gaveWay: boolean; marks: Mark[] }[];
  facts: {
    label: string;
    unit: string;
    values: string[];
    best: number[];
  }[];
}

type Held = CatalogCar[SlotName];

const factSlots = slotsInOrder(({ places }) => places.facts);

export function carsBeside(cars: readonly CatalogCar[], wishes: readonly EffectiveWish[]): CarsBeside {
  const soft = wishes.filter((wish) => !wish.constraint.locked).map((wish) => wish.constraint);
  const marks = cars.map((item) => carMarks(item, wishes));
  const wished = new Set(wishes.map(({ constraint }) => constraint.slot));
  return {
    cars: cars.map((item) => ({
      ...carCard(item),
      score: soft.length > 0 ? wishShare(item, soft) : null,
    })),
    wishes: wishes.map(({ constraint, adjustment, test }, index) => ({
      id: constraint.id,
      label: slotTitles[constraint.slot],
      text: test ? describeConstraint(test) : anyValue(constraint),
      level: constraint.level,
      locked: constraint.locked,
      gaveWay: adjustment !== null,
      marks: marks.flatMap((of) => of[index] ?? []),
    })),
    facts: factSlots
      .filter((slot) => !wished.has(slot) && cars.some((each) => isStated(each[slot])))
      .map((slot) => factOf(slot, cars)),
  };
}

function isStated(held: Held): boolean {
  return Array.isArray(held) ? held.length > 0 : held !== null;
}

export function factOf(slot: SlotName, cars: readonly CatalogCar[]): CarsBeside["facts"][number] {
  const held = cars.map((item) => item[slot]);
  const isAsked = slot === likeness.price && cars.some(({ offer }) => offer);
  const label = factTitleOf(slot, (beside) => isAsked || held.some((_, at) => isStated(cars[at]?.[beside] ?? null)));
  return { label, unit: unitOf(slot), values: held.map((value) => valueText(slot, value)), best: bestOf(slot, held) };
}

function valueText(slot: SlotName, value: Held): string {
  if (value === null) return words.notListed;
  if (Array.isArray(value)) return describeValues(slot, value, "and") || "none";
  return shortValue(slot, value);
}

/** Only if people agree on the direction and the cars differ. */
function bestOf(slot: SlotName, held: readonly Held[]): number[] {
  const { direction } = slotDefinitions[slot];
  if (!isNumericSlot(slot) || direction === "none") return [];
  const numbers = held.map((value) => (typeof value === "number" ? value : null));
  const known = numbers.filter((value) => value !== null);
  if (new Set(known).size < 2) return [];
  const best = direction === "more" ? Math.max(...known) : Math.min(...known);
  return numbers.flatMap((value, index) => (value === best ? [index] : []));
}
