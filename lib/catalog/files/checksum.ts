import { createHash } from "node:crypto";
import type { CatalogCar } from "@/lib/catalog/car";
import { offerFields } from "@/lib/catalog/offer";
import { type SlotName, slotNames } from "@/lib/constraints/slot-name";
import { slotDefinitions } from "@/lib/constraints/slots";

const isOptional = (slot: SlotName) => slotDefinitions[slot].csv.optional === true;
const always = slotNames.filter((slot) => !isOptional(slot));
const ifKnown = slotNames.filter(isOptional);

/**
 * SHA-256 of a catalog, fed one car at a time in catalog order: one line of JSON a car, slots in their fixed order, then
 * trim and popularity; sets in alphabetical order. A slot that files may lack stands behind them, by its name and only
 * where it is known, and the offer likewise, so that catalogs from before it keep their checksum. Positions are not part of it, only the order.
 */
export class CatalogChecksum {
  readonly #hash = createHash("sha256");

  add(car: CatalogCar): this {
    const held = (slot: SlotName) => (Array.isArray(car[slot]) ? [...car[slot]].sort() : car[slot]);
    const known = ifKnown
      .filter((slot) => [car[slot] ?? []].flat().length > 0)
      .map((slot): unknown[] => [slot, held(slot)]);
    const { offer } = car;
    if (offer) known.push(["offer", offerFields.map((field) => offer[field])]);
    this.#hash.update(`${JSON.stringify([...always.map(held), car.trim, car.popularity, ...known])}\n`);
    return this;
  }

  /** 64 hexadecimal digits; nothing can be added afterwards. */
  digest(): string {
    return this.#hash.digest("hex");
  }
}

/** Checksum of cars in the order given. */
export function catalogChecksum(cars: Iterable<CatalogCar>): string {
  const checksum = new CatalogChecksum();
  for (const car of cars) checksum.add(car);
  return checksum.digest();
}
