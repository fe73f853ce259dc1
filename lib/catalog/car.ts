import { z } from "zod";
import { isSetSlot, slotNames } from "@/lib/constraints/slot-name";
import { type SlotValues, slotDefinitions } from "@/lib/constraints/slots";
import type { StockOffer } from "./offer";

/** A car by slot. `null` means the catalog does not say. */
export type Car = SlotValues;

export const carSchema = z.object(
  Object.fromEntries(slotNames.map((slot) => [slot, valueSchema(slotDefinitions[slot])])),
) as unknown as z.ZodType<Car>;

/** Cars stored before an optional slot existed lack its value: it defaults to unknown. */
function valueSchema({ kind, required, csv, ...slot }: (typeof slotDefinitions)[keyof Car]): z.ZodType {
  if (kind === "set") return csv.optional ? z.array(z.string()).default([]) : z.array(z.string());
  const number = "stored" in slot && slot.stored === "integer" ? z.number().int() : z.number();
  const stated: z.ZodType<string | number> = kind === "number" ? number : z.string().min(1);
  if (required) return stated;
  return csv.optional ? stated.nullable().default(null) : stated.nullable();
}

/** A 32-bit integer, like the database column. */
export const positionSchema = z.int32().min(0);

/** A car with its position and the fields stored beside its slots. */
export interface CatalogCar extends Car {
  /** Row number in the catalog, from 0. It breaks ties. */
  position: number;
  trim: string | null;
  popularity: number | null;
  offer: StockOffer | null;
}

/** Slots the catalog may leave unknown. */
type OpenSlot = {
  [Slot in keyof Car]: null extends Car[Slot] ? Slot : Car[Slot] extends string[] ? Slot : never;
}[keyof Car];

/** The optional slots, all unknown. Stated values go on top. */
export function unknownValues(): Pick<Car, OpenSlot> {
  const open = slotNames.filter((slot) => !slotDefinitions[slot].required || isSetSlot(slot));
  return Object.fromEntries(open.map((slot) => [slot, isSetSlot(slot) ? [] : null])) as unknown as Pick<Car, OpenSlot>;
}

/** The car's slots and nothing else. Files and reports use this form. */
export function toCar(car: Car): Car {
  return Object.fromEntries(slotNames.map((slot) => [slot, car[slot]])) as Car;
}
