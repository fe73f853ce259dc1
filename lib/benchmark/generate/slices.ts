import { type CatalogProduct, compareText } from "@/lib/catalog/catalog-reader";
import { type Predicate, roles } from "@/lib/constraints";
import { groupBy } from "@/lib/statistics/group-by";

export type Slice = ReturnType<typeof slicesOf>[number];

/** By the slots of a slice, in sorted key order. */
export function slicesOf(products: readonly CatalogProduct[]) {
  return [...groupBy(products, (product) => roles.slice.map((slot) => product[slot]).join("\u0000"))]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, group]) => {
      const values = key.split("\u0000");
      const base = roles.slice.map((slot, index): Predicate => ({ slot, op: "==", value: values[index] ?? "" }));
      return { base, products: group.sort((a, b) => a.position - b.position) };
    });
}
