import { dated, likeness, type NumericSlotName, roles } from "@/lib/constraints";
import type { ResultProduct, ResultsPart } from "@/lib/dialogue/wording/parts";
import type { Reference } from "@/lib/reading/questions/question";

const mostPointedAt = 3;

/** Near misses follow in the list, so they count too. */
export function shownProducts({ cars: products, near = [] }: ResultsPart): Reference[] {
  return [...products, ...near].slice(0, mostPointedAt).flatMap(productReferenceOf);
}

export function rowName({ year, name, trim }: Pick<ResultProduct, "year" | "name" | "trim">): string {
  return dated(year, `${name}${trim ? ` ${trim}` : ""}`);
}

/** A card's numbers by slot. A pack's price may have the name of its words. */
export function numbersOn({ price: _, msrp, ...card }: ResultProduct): Partial<Record<NumericSlotName, number | null>> {
  return { ...card, [likeness.price]: msrp };
}

export function highwayOn(row: ResultProduct): number | null {
  return (roles.economy && numbersOn(row)[roles.economy.highway]) ?? null;
}

/** Whether a row is of the model spoken of. */
export const isModelOf = ({ make, models }: Reference, row: ResultProduct) =>
  row.make === make && models.includes(row.model ?? "");

export function productReferenceOf({ make, model, year, trim, position, msrp }: ResultProduct): Reference[] {
  const price = msrp ?? undefined;
  return make && model ? [{ make, models: [model], year, trim: trim?.toLowerCase(), position, price }] : [];
}
