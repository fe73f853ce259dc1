import type { CatalogCar } from "@/lib/catalog/car";
import { compareText } from "@/lib/catalog/compare-text";
import type { Predicate } from "@/lib/constraints/constraint";

export const baseSlots = ["make", "transmission", "drivenWheels", "style"] as const;

export interface Slice {
  base: Predicate[];
  /** In catalog order. */
  cars: CatalogCar[];
}

/** The catalog by make, transmission, driven wheels and style, in sorted key order. */
export function slicesOf(cars: readonly CatalogCar[]): Slice[] {
  const groups = new Map<string, CatalogCar[]>();
  for (const car of cars) {
    const key = baseSlots.map((slot) => car[slot]).join("\u0000");
    const group = groups.get(key);
    if (group) group.push(car);
    else groups.set(key, [car]);
  }
  return [...groups]
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, group]) => {
      const values = key.split("\u0000");
      const base = baseSlots.map((slot, index): Predicate => ({ slot, op: "==", value: values[index] ?? "" }));
      return { base, cars: group.sort((a, b) => a.position - b.position) };
    });
}
