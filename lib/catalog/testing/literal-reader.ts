import type {
  CatalogLattice,
  CatalogProduct,
  CatalogReader,
  Distribution,
  LatticeGroup,
  NumericRanges,
  RankQuery,
  Vocabulary,
} from "@/lib/catalog/catalog-reader";
import { assertLatticeTakes, compareText, matches, matchesAll, vocabularyFrom } from "@/lib/catalog/catalog-reader";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { percentile } from "@/lib/catalog/percentile";
import { normalisedScore, scoreOf } from "@/lib/catalog/satisfaction";
import { isNumericSlot, numericSlotNames, type Predicate, type SlotName } from "@/lib/constraints";

/** The contract, product by product. Slow: tests compare other readers with it. */
export function createLiteralReader(unordered: readonly CatalogProduct[]): CatalogReader {
  const products = [...unordered].sort((a, b) => a.position - b.position);
  const select = (where: readonly Predicate[]) => products.filter((product) => matchesAll(product, where));
  return {
    catalog: { id: "literal", name: "literal", checksum: catalogChecksum(products), size: products.length },
    lattice: async (slice, soft) => literalLattice(select(slice), soft),
    ranges: async (slice, slots, options) => {
      const ranges: NumericRanges = {};
      for (const slot of slots) {
        const values = select(slice).flatMap((product) => product[slot] ?? []);
        if (values.length === 0) continue;
        const sorted = values.sort((a, b) => a - b);
        const cut = options?.cutShare ?? 0;
        ranges[slot] = { min: percentile(sorted, cut), max: percentile(sorted, 1 - cut) };
      }
      return ranges;
    },
    rank: async (query) => literalRank(select(query.where), query),
    products: async (where, limit) => select(where).slice(0, limit),
    count: async (where) => select(where).length,
    distributions: async (queries) => queries.map(({ where, slot }) => literalDistribution(select(where), slot)),
    vocabulary: async () => literalVocabulary(products),
  };
}

function literalLattice(products: readonly CatalogProduct[], soft: readonly Predicate[]): CatalogLattice {
  assertLatticeTakes(soft);
  const maskOf = (product: CatalogProduct) =>
    soft.reduce((mask, predicate, bit) => mask + (matches(product, predicate) ? 2 ** bit : 0), 0);
  const masks = [...new Set(products.map(maskOf))].sort((a, b) => a - b);
  const groups = masks.map((mask): LatticeGroup => {
    const members = products.filter((product) => maskOf(product) === mask);
    return { mask, count: members.length, nearest: soft.map((predicate) => literalNearest(members, predicate)) };
  });
  return { soft, sliceSize: products.length, groups };
}

function literalNearest(products: readonly CatalogProduct[], { slot, op, value }: Predicate): number | null {
  if (!isNumericSlot(slot)) return null;
  const values = products.flatMap((product) => product[slot] ?? []);
  if (values.length === 0) return null;
  if (op === ">=") return Math.max(...values);
  if (op === "<=") return Math.min(...values);
  if (op !== "==") return null;
  const distance = (each: number) => Math.abs(each - Number(value));
  return [...values].sort((a, b) => distance(a) - distance(b) || a - b)[0] ?? null;
}

function literalRank(
  products: readonly CatalogProduct[],
  { score, before = [], ranges, limit, offset = 0, ties }: RankQuery,
): CatalogProduct[] {
  const wishes = normalisedScore(score);
  const first = (product: CatalogProduct) => before.map((each) => scoreOf(product, normalisedScore(each), ranges));
  const last = Number.POSITIVE_INFINITY;
  return products
    .map((product) => ({ ...product, score: scoreOf(product, wishes, ranges) }))
    .sort((a, b) => {
      const popularFirst = ties === "popularity" || score.length === 0;
      const popular = popularFirst
        ? compareNumbers(-(a.popularity ?? -last), -(b.popularity ?? -last)) || b.year - a.year
        : 0;
      const [sumsA, sumsB] = [first(a), first(b)];
      const earlier = sumsA.map((sum, index) => (sumsB[index] ?? 0) - sum).find((difference) => difference !== 0) ?? 0;
      return (
        earlier ||
        b.score - a.score ||
        popular ||
        compareNumbers(a.msrp ?? last, b.msrp ?? last) ||
        a.position - b.position
      );
    })
    .slice(offset, offset + limit)
    .map(({ score: _, ...product }) => product);
}

/** Infinity minus itself is NaN. */
function compareNumbers(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function literalDistribution(products: readonly CatalogProduct[], slot: SlotName): Distribution {
  const held = products.map((product) => [product[slot]].flat().filter((value) => value !== null));
  const counts = new Map<string | number, number>();
  for (const value of held.flat()) counts.set(value, (counts.get(value) ?? 0) + 1);
  const values = Array.from(counts, ([value, count]) => ({ value, count }));
  values.sort((a, b) =>
    isNumericSlot(slot)
      ? Number(a.value) - Number(b.value)
      : b.count - a.count || compareText(String(a.value), String(b.value)),
  );
  return { slot, values, missing: held.filter((list) => list.length === 0).length };
}

function literalVocabulary(products: readonly CatalogProduct[]): Vocabulary {
  const counts = (slot: SlotName) => literalDistribution(products, slot).values;
  const models = [...new Set(products.map((product) => product.make))].flatMap((make) => {
    const made = products.filter((product) => product.make === make);
    return literalDistribution(made, "model").values.map(({ value, count }) => ({ value: String(value), make, count }));
  });
  const ranges: NumericRanges = {};
  for (const slot of numericSlotNames) {
    const values = products.flatMap((product) => product[slot] ?? []);
    if (values.length > 0) ranges[slot] = { min: Math.min(...values), max: Math.max(...values) };
  }
  models.sort((a, b) => b.count - a.count || compareText(a.value, b.value) || compareText(a.make, b.make));
  return vocabularyFrom(counts, models, ranges);
}
