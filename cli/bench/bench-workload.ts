import { type CatalogProduct, matchesAll } from "@/lib/catalog/catalog-reader";
import { type Predicate, roles } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";

export type Workload = { scope: "slice" | "whole"; slice: Predicate[]; soft: Predicate[] };

export const mostBenchWishes = benchmark.load.length;

/** Draws wishes from different products of a slice, so they rarely agree. */
export function makeWorkload(
  products: readonly CatalogProduct[],
  scope: Workload["scope"],
  size: number,
  random: () => number,
): Workload {
  const draw = (from: readonly CatalogProduct[]) => from[Math.floor(random() * from.length)];
  const model = draw(products);
  const slice =
    scope === "slice" && model
      ? roles.slice.flatMap((slot) => [model[slot] ?? []].flat().map((value): Predicate => ({ slot, op: "==", value })))
      : [];
  const inside = products.filter((product) => matchesAll(product, slice));
  const soft = benchmark.load.slice(0, size).map(([slot, op]): Predicate => {
    for (let tries = 0; tries < 1000; tries++) {
      const held = [draw(inside)?.[slot] ?? null].flat()[0];
      if (held !== null && held !== undefined) return { slot, op, value: held };
    }
    throw new RangeError(`hardly a product of the slice has a value of ${slot}`);
  });
  return { scope, slice, soft };
}
