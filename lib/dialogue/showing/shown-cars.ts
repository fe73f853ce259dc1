import { likeness } from "@/lib/constraints";
import type { ResultCar, ResultsPart } from "@/lib/dialogue/wording/parts";
import type { Reference } from "@/lib/reading/questions/question";

const mostPointedAt = 3;

/** Near misses follow in the list, so they count too. */
export function shownCars({ cars, near = [] }: ResultsPart): Reference[] {
  return [...cars, ...near].slice(0, mostPointedAt).flatMap(carReferenceOf);
}

export function rowName({ year, name, trim }: Pick<ResultCar, "year" | "name" | "trim">): string {
  return `${year} ${name}${trim ? ` ${trim}` : ""}`;
}

export function carReferenceOf({ make, model, year, trim, position, ...shown }: ResultCar): Reference[] {
  const price = shown[likeness.price] ?? undefined;
  return make && model ? [{ make, models: [model], year, trim: trim?.toLowerCase(), position, price }] : [];
}
