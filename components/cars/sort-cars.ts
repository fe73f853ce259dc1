import type { ResultCar } from "@/lib/dialogue/parts";

export const carOrders = {
  fit: "Best fit first",
  price: "Cheapest first",
  year: "Newest first",
  mileage: "Best mileage first",
} as const;
export type CarOrder = keyof typeof carOrders;

/** The cars in another order. Best fit is the order they come in; equal cars, and those without a value, keep it. */
export function sortCars(cars: readonly ResultCar[], order: CarOrder): ResultCar[] {
  const key: Record<CarOrder, (car: ResultCar) => number> = {
    fit: () => 0,
    price: (car) => car.msrp ?? Number.POSITIVE_INFINITY,
    year: (car) => -car.year,
    mileage: (car) => -(car.highwayMpg ?? Number.NEGATIVE_INFINITY),
  };
  const of = key[order];
  const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);
  return [...cars].sort((a, b) => compare(of(a), of(b)));
}
