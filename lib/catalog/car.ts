import { z } from "zod";
import type { Predicate, SlotValues } from "@/lib/constraints";
import { alternativesOf, isSetSlot, slotDefinitions, slotNames } from "@/lib/constraints";
import type { StockOffer } from "./offer";

/** `null` means the catalog doesn't say. */
export type Car = SlotValues;

export const carSchema = z.object(
  Object.fromEntries(slotNames.map((slot) => [slot, valueSchema(slotDefinitions[slot])])),
) as unknown as z.ZodType<Car>;

/** Older stored cars lack an optional slot's value: it defaults to unknown. */
function valueSchema({ kind, required, csv, ...slot }: (typeof slotDefinitions)[keyof Car]): z.ZodType {
  if (kind === "set") return csv.optional ? z.array(z.string()).default([]) : z.array(z.string());
  const number = "stored" in slot && slot.stored === "integer" ? z.number().int() : z.number();
  const stated: z.ZodType<string | number> = kind === "number" ? number : z.string().min(1);
  if (required) return stated;
  return csv.optional ? stated.nullable().default(null) : stated.nullable();
}

/** Matches the database column. */
export const positionSchema = z.int32().min(0);

export interface CatalogCar extends Car {
  /** Row number from 0. Breaks ties. */
  position: number;
  trim: string | null;
  popularity: number | null;
  offer: StockOffer | null;
}

/** Slots the catalog may leave unknown. */
type OpenSlot = {
  [Slot in keyof Car]: null extends Car[Slot] ? Slot : Car[Slot] extends string[] ? Slot : never;
}[keyof Car];

export function unknownValues(): Pick<Car, OpenSlot> {
  const open = slotNames.filter((slot) => !slotDefinitions[slot].required || isSetSlot(slot));
  return Object.fromEntries(open.map((slot) => [slot, isSetSlot(slot) ? [] : null])) as unknown as Pick<Car, OpenSlot>;
}

/** Drops everything but slots. Files and reports use this form. */
export function toCar(car: Car): Car {
  return Object.fromEntries(slotNames.map((slot) => [slot, car[slot]])) as Car;
}

/** A missing value passes only `!=` and `not in`. For a set, `==` and `in` mean contains. */
export function matches(car: Car, predicate: Predicate): boolean {
  if (predicate.op !== "any") return passes(car[predicate.slot], predicate);
  return alternativesOf(predicate).some((each) => passes(car[each.slot], each));
}

/** Ignores alternatives on other slots. */
export function passes(held: Car[keyof Car], { op, value }: Pick<Predicate, "op" | "value">): boolean {
  switch (op) {
    case "any":
      return false;
    case "==":
    case "in":
      return holdsAny(held, value);
    case "!=":
    case "not in":
      return !holdsAny(held, value);
    case ">=":
      return typeof held === "number" && held >= Number(value);
    case "<=":
      return typeof held === "number" && held <= Number(value);
  }
}

function holdsAny(held: Car[keyof Car], wanted: Predicate["value"]): boolean {
  if (held === null) return false;
  if (!Array.isArray(wanted)) return Array.isArray(held) ? held.includes(String(wanted)) : held === wanted;
  return Array.isArray(held)
    ? wanted.some((each) => held.includes(String(each)))
    : (wanted as readonly unknown[]).includes(held);
}

export function matchesAll(car: Car, predicates: readonly Predicate[]): boolean {
  for (const predicate of predicates) if (!matches(car, predicate)) return false;
  return true;
}
