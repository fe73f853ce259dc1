import { z } from "zod";
import { isSetSlot, slotNames } from "@/lib/constraints/slot-name";
import { type SlotValues, slotDefinitions } from "@/lib/constraints/slots";
import type { StockOffer } from "./offer";

/** A car of a catalog, by slot. `null` means the catalog does not say. */
export type Car = SlotValues;

export const carSchema = z.object(
  Object.fromEntries(slotNames.map((slot) => [slot, valueSchema(slotDefinitions[slot])])),
) as unknown as z.ZodType<Car>;

/** Cars written down before a slot that files may lack was there have no value of it. */
function valueSchema({ kind, required, csv, ...slot }: (typeof slotDefinitions)[keyof Car]): z.ZodType {
  if (kind === "set") return csv.optional ? z.array(z.string()).default([]) : z.array(z.string());
  const number = "stored" in slot && slot.stored === "integer" ? z.number().int() : z.number();
  const stated: z.ZodType<string | number> = kind === "number" ? number : z.string().min(1);
  if (required) return stated;
  return csv.optional ? stated.nullable().default(null) : stated.nullable();
}

/** A place in a catalog, as the database counts them. */
export const positionSchema = z.int32().min(0);

/** A car with its place in its catalog and what is stored beside the slots. */
export interface CatalogCar extends Car {
  /** Row number in the catalog, from 0: the order that breaks ties. */
  position: number;
  trim: string | null;
  popularity: number | null;
  offer: StockOffer | null;
}

/** Slots that a catalog need not know of a car. */
type OpenSlot = {
  [Slot in keyof Car]: null extends Car[Slot] ? Slot : Car[Slot] extends string[] ? Slot : never;
}[keyof Car];

/** The slots that need not be known, none of them known: what a car's stated values are laid over. */
export function unknownValues(): Pick<Car, OpenSlot> {
  const open = slotNames.filter((slot) => !slotDefinitions[slot].required || isSetSlot(slot));
  return Object.fromEntries(open.map((slot) => [slot, isSetSlot(slot) ? [] : null])) as unknown as Pick<Car, OpenSlot>;
}

/** The slots of a car and nothing else, as files and reports carry it. */
export function toCar(car: Car): Car {
  return Object.fromEntries(slotNames.map((slot) => [slot, car[slot]])) as Car;
}
