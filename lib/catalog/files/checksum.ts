import { createHash } from "node:crypto";
import type { CatalogCar } from "@/lib/catalog/car";
import { slotNames } from "@/lib/constraints/slot-name";

/**
 * SHA-256 of a catalog, fed one car at a time in catalog order: one line of JSON a car, slots in their fixed order, then
 * trim and popularity; the categories, a set, in alphabetical order. Positions are not part of it, only the order.
 */
export class CatalogChecksum {
  readonly #hash = createHash("sha256");

  add(car: CatalogCar): this {
    const slots = slotNames.map((slot) => (slot === "marketCategory" ? [...car[slot]].sort() : car[slot]));
    this.#hash.update(`${JSON.stringify([...slots, car.trim, car.popularity])}\n`);
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
