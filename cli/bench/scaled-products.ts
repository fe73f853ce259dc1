import { type CatalogProduct, compareText } from "@/lib/catalog/catalog-reader";
import { roles } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";

/** Repeats each product equally often, with copies jittered by a tenth, in storage order. */
export function* scaledProducts(
  products: readonly CatalogProduct[],
  rows: number,
  random: () => number,
): Generator<CatalogProduct, void> {
  const sorted = [...products].sort((a, b) => compareText(storageKey(a), storageKey(b)) || a.position - b.position);
  if (sorted.length === 0) throw new RangeError("an empty catalog cannot be scaled");
  let position = 0;
  for (const [index, product] of sorted.entries()) {
    // Rounding down at both ends splits rows evenly.
    const copies = Math.floor(((index + 1) * rows) / sorted.length) - Math.floor((index * rows) / sorted.length);
    for (let copy = 0; copy < copies; copy++) {
      yield { ...(copy === 0 ? product : jittered(product, random)), position: position++ };
    }
  }
}

function storageKey(product: CatalogProduct): string {
  return roles.slice.map((slot) => product[slot]).join("\u0001");
}

function jittered(product: CatalogProduct, random: () => number): CatalogProduct {
  const moved = (value: number | null) =>
    value === null ? null : Math.max(1, Math.round(value * (0.9 + 0.2 * random())));
  return { ...product, ...Object.fromEntries(benchmark.jittered.map((slot) => [slot, moved(product[slot])])) };
}
