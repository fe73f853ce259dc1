import { type CatalogCar, matchesAll } from "@/lib/catalog/catalog-reader";
import type { Predicate, SlotName } from "@/lib/constraints";

export type Workload = { scope: "slice" | "whole"; slice: Predicate[]; soft: Predicate[] };

/** A question of k takes the first k. */
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
  ["cylinders", "=="],
  ["year", "<="],
];
export const mostBenchWishes = wishes.length;

const sliceSlots = ["make", "transmission", "drivenWheels", "style"] as const;

/** Draws wishes from different cars of a slice, so they rarely agree. */
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
