import { type CatalogProduct, matches } from "@/lib/catalog/catalog-reader";
import { boundSatisfaction } from "@/lib/catalog/satisfaction";
import { isBound, isNumericSlot, type Predicate, roles } from "@/lib/constraints";
import type { ReleasedConstraint } from "./released-question";

function satisfactions(products: readonly CatalogProduct[], constraint: Predicate): number[] {
  const { slot, op } = constraint;
  if (!isBound(op) || !isNumericSlot(slot)) return products.map((product) => (matches(product, constraint) ? 1 : 0));
  const held = products.map((product) => product[slot]);
  const known = held.filter((value) => value !== null);
  const range = known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : undefined;
  return products.map((product) => boundSatisfaction(product[slot], op, range));
}

export interface ReleasedRanking {
  candidates: readonly CatalogProduct[];
  normalisedOver: readonly CatalogProduct[];
  score: readonly ReleasedConstraint[];
  /** The published fault: candidate i takes its numeric satisfaction from row i of the slice. */
  rowIndexBug?: boolean;
}

/** Breaks ties by lower price, then catalog order. `null` without candidates. */
export function bestReleased({ candidates, normalisedOver, score, rowIndexBug }: ReleasedRanking) {
  const place = new Map(normalisedOver.map((product, index) => [product.position, index]));
  const byConstraint = score.map((constraint) => ({ constraint, held: satisfactions(normalisedOver, constraint) }));
  const scored = candidates.map((product, index) => {
    const own = place.get(product.position) ?? 0;
    const total = byConstraint.reduce((sum, { constraint, held }) => {
      const row = rowIndexBug && isBound(constraint.op) ? index : own;
      return sum + constraint.weight * (held[row] ?? 0);
    }, 0);
    return { product, total };
  });
  const price = (product: CatalogProduct) => product[roles.price] ?? Number.POSITIVE_INFINITY;
  scored.sort(
    (a, b) => b.total - a.total || price(a.product) - price(b.product) || a.product.position - b.product.position,
  );
  return scored[0]?.product ?? null;
}
