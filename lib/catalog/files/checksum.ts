import { createHash } from "node:crypto";
import type { CatalogCar } from "@/lib/catalog/catalog-reader";
import { offerFields } from "@/lib/catalog/offer";
import { type SlotName, slotDefinitions, slotNames } from "@/lib/constraints";

const isOptional = (slot: SlotName) => slotDefinitions[slot].csv.optional === true;
const always = slotNames.filter((slot) => !isOptional(slot));
const ifKnown = slotNames.filter(isOptional);

/**
 * SHA-256 over one JSON line per car in catalog order: slots in fixed order, then trim and popularity, sets sorted.
 * Known optional slots and the offer follow by name, so older catalogs keep their checksum. Omits positions.
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

  /** 64 hexadecimal digits. Call it last. */
  digest(): string {
    return this.#hash.digest("hex");
  }
}

export function catalogChecksum(cars: Iterable<CatalogCar>): string {
  const checksum = new CatalogChecksum();
  for (const car of cars) checksum.add(car);
  return checksum.digest();
}
