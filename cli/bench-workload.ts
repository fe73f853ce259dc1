import type { CatalogCar } from "@/lib/catalog/car";
import { matchesAll } from "@/lib/catalog/matches";
import type { Predicate } from "@/lib/constraints/constraint";
import type { SlotName } from "@/lib/constraints/slot-name";

/** A question a relaxation has to answer: a fixed slice and contradictory wishes inside it. */
export interface Workload {
  scope: "slice" | "whole";
  slice: Predicate[];
  soft: Predicate[];
}

/** Slots and operators of the wishes, the first k of them for a question with k. */
const wishes: readonly [SlotName, Predicate["op"]][] = [
  ["msrp", "<="],
  ["highwayMpg", ">="],
  ["year", ">="],
  ["fuelType", "=="],
  ["cityMpg", ">="],
  ["horsepower", ">="],
  ["size", "=="],
  ["model", "=="],
  ["marketCategory", "=="],
  ["doors", "=="],
];
export const mostWishes = wishes.length;

const sliceSlots = ["transmission", "drivenWheels", "style"] as const;

/** Repeats cars with jittered prices and mileages until there are `rows`; fewer rows are the first ones. */
export function scaleCars(cars: readonly CatalogCar[], rows: number, random: () => number): CatalogCar[] {
  const jitter = (value: number | null, share: number) =>
    value === null ? null : Math.max(1, Math.round(value * (1 + share * (2 * random() - 1))));
  return Array.from({ length: rows }, (_, position) => {
    const car = cars[position % cars.length];
    if (!car) throw new RangeError("an empty catalog cannot be scaled");
    if (position < cars.length) return { ...car, position };
    const { msrp, highwayMpg, cityMpg } = car;
    return {
      ...car,
      position,
      msrp: jitter(msrp, 0.1),
      highwayMpg: jitter(highwayMpg, 0.1),
      cityMpg: jitter(cityMpg, 0.1),
    };
  });
}

/** A question whose wishes are taken from different cars of the slice, so that they rarely go together. */
export function makeWorkload(
  cars: readonly CatalogCar[],
  scope: Workload["scope"],
  size: number,
  random: () => number,
): Workload {
  const draw = (from: readonly CatalogCar[]) => from[Math.floor(random() * from.length)];
  const model = draw(cars);
  const slice =
    scope === "slice" && model ? sliceSlots.map((slot): Predicate => ({ slot, op: "==", value: model[slot] })) : [];
  const inside = cars.filter((car) => matchesAll(car, slice));
  const soft = wishes.slice(0, size).map(([slot, op]): Predicate => {
    for (let tries = 0; tries < 1000; tries++) {
      const held = [draw(inside)?.[slot] ?? null].flat()[0];
      if (held !== null && held !== undefined) return { slot, op, value: held };
    }
    throw new RangeError(`hardly a car of the slice has a value of ${slot}`);
  });
  return { scope, slice, soft };
}
