import { createHash } from "node:crypto";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { offerFields } from "@/lib/catalog/offer";
import { type SlotName, slotDefinitions, slotNames } from "@/lib/constraints";

const isOptional = (slot: SlotName) => slotDefinitions[slot].csv.optional === true;
const always = slotNames.filter((slot) => !isOptional(slot));
const ifKnown = slotNames.filter(isOptional);

/**
 * SHA-256 over one JSON line per product in catalog order: slots in fixed order, then trim and popularity, sets sorted.
 * Known optional slots and the offer follow by name, so older catalogs keep their checksum. Omits positions.
 */
export class CatalogChecksum {
  readonly #hash = createHash("sha256");

  add(product: CatalogProduct): this {
    const held = (slot: SlotName) => (Array.isArray(product[slot]) ? [...product[slot]].sort() : product[slot]);
    const known = ifKnown
      .filter((slot) => [product[slot] ?? []].flat().length > 0)
      .map((slot): unknown[] => [slot, held(slot)]);
    const { offer } = product;
    if (offer) known.push(["offer", offerFields.map((field) => offer[field])]);
    this.#hash.update(`${JSON.stringify([...always.map(held), product.trim, product.popularity, ...known])}\n`);
    return this;
  }

  /** 64 hexadecimal digits. Call it last. */
  digest(): string {
    return this.#hash.digest("hex");
  }
}

export function catalogChecksum(products: Iterable<CatalogProduct>): string {
  const checksum = new CatalogChecksum();
  for (const product of products) checksum.add(product);
  return checksum.digest();
}
