import fc from "fast-check";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { catalogArbitrary, predicateArbitrary } from "@/lib/catalog/product.arbitrary";
import type { Constraint } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";

const slots = ["make", "year", "horsepower", "marketCategory", "style", "highwayMpg", "msrp"] as const;

export type RandomProblem = { products: CatalogProduct[]; constraints: Constraint[] };

/** Repeats weights, so ties occur. */
export function problemArbitrary({ most = 5, intervals = false } = {}): fc.Arbitrary<RandomProblem> {
  const weight = fc.constantFrom(0.1, 0.2, 0.3, 0.4, 0.55, 0.75, 0.95);
  const spread = intervals ? fc.constantFrom(0, 0, 0.05, 0.1) : fc.constant(0);
  const wish = fc.tuple(predicateArbitrary(slots), weight, spread);
  return fc
    .record({ products: catalogArbitrary(12), wishes: fc.array(wish, { minLength: 1, maxLength: most }) })
    .map(({ products, wishes }) => ({
      products,
      constraints: wishes.map(([predicate, middle, half], index) => {
        const interval: [number, number] = [Math.max(0, middle - half), Math.min(1, middle + half)];
        return toConstraint({ ...predicate, id: `w${index}`, weight: middle, ...(half > 0 ? { interval } : {}) });
      }),
    }));
}
