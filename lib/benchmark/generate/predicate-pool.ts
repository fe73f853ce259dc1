import { type CatalogProduct, compareText, matches } from "@/lib/catalog/catalog-reader";
import { percentile } from "@/lib/catalog/percentile";
import { isMoney, type Predicate, type SlotName, slotDefinitions, takesBounds } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import { type Bitset, bitsetOf, bitsetSize, type GeneratorSetting } from "./generator-setting";

export type PoolPredicate = { predicate: Predicate; rows: Bitset; support: number };

const leastProducts = 3;

/** Quantile thresholds and shared words, nearest to half the slice first, capped. */
export function predicatePool(products: readonly CatalogProduct[], setting: GeneratorSetting): PoolPredicate[] {
  const nearHalf = (a: PoolPredicate, b: PoolPredicate) =>
    Math.abs(a.support - products.length / 2) - Math.abs(b.support - products.length / 2);
  const most = Math.floor(setting.largestShare * products.length);
  const byColumn = setting.slots.map((slot) =>
    candidates(products, slot, setting)
      .slice(0, setting.columnCap)
      .map((predicate): PoolPredicate => {
        const rows = bitsetOf(products.length, (row) => matches(products[row] as CatalogProduct, predicate));
        return { predicate, rows, support: bitsetSize(rows) };
      })
      .filter(({ support }) => support >= 2 && support <= most && support < products.length)
      .sort(nearHalf)
      .slice(0, setting.columnCap),
  );
  return byColumn.flat().sort(nearHalf).slice(0, setting.totalCap);
}

function candidates(products: readonly CatalogProduct[], slot: SlotName, setting: GeneratorSetting): Predicate[] {
  if (!takesBounds(slot)) return words(products, slot);
  const op = slotDefinitions[slot].direction === "more" ? ">=" : "<=";
  const held = products.map((product) => product[slot]).filter((value) => value !== null);
  const values = thresholds(held, op, setting.quantiles);
  const kept = isMoney(slot) ? values.filter((value) => value >= benchmark.leastBudget) : values;
  return kept.map((value) => ({ slot, op, value }));
}

type Quantiles = GeneratorSetting["quantiles"];

function thresholds(held: readonly number[], op: ">=" | "<=", { shares, over, extremes }: Quantiles): number[] {
  if (held.length === 0) return [];
  const distinct = [...new Set(held)].sort((a, b) => a - b);
  const sorted = over === "distinct" ? distinct : [...held].sort((a, b) => a - b);
  // The published second setting takes upper quantiles for budgets too; only the extremes swap.
  const placed = over === "rows" && op === "<=" ? shares.map((share) => Number((1 - share).toFixed(9))) : shares;
  const found = placed.map((share) => roundHalfEven(percentile(sorted, share)));
  const tight = op === ">=" ? [...distinct].reverse() : distinct;
  if (extremes) found.push(...tight.slice(0, distinct.length >= 10 ? 10 : 6));
  return [...new Set(found)].sort((a, b) => a - b);
}

const doubled: ReadonlySet<string | number> = new Set(benchmark.doubled);

function words(products: readonly CatalogProduct[], slot: SlotName): Predicate[] {
  const counts = new Map<string | number, number>();
  for (const product of products) {
    for (const value of [product[slot]].flat()) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .filter(([value, count]) => count >= leastProducts && !doubled.has(value))
    .sort((a, b) => b[1] - a[1] || compareText(String(a[0]), String(b[0])))
    .map(([value]) => ({ slot, op: "==", value }));
}

/** Rounds halves to even, as NumPy and Python do. */
export function roundHalfEven(value: number): number {
  const low = Math.floor(value);
  const part = value - low;
  if (part !== 0.5) return Math.round(value);
  return low % 2 === 0 ? low : low + 1;
}

export interface FoundWishes {
  /** The target comes last, if the shape fixes it. */
  predicates: readonly PoolPredicate[];
  /** Number of trailing targets. */
  targets: number;
}
