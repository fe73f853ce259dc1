import { alternativesOf, isBound, isNumericSlot } from "@/lib/constraints";
import { matches, type NumericRanges, type Product, type ScoredPredicate, type ValueRange } from "./catalog-reader";

/**
 * From 0 to 1: `>=` (x-min)/(max-min), `<=` one minus that, clipped; other operators 0 or 1. A range without width
 * counts 0 before inversion, a missing value 0 (AWARE-US, arXiv 2601.02643). The best alternative counts.
 */
export function satisfaction(product: Product, predicate: ScoredPredicate, ranges: NumericRanges): number {
  if (predicate.op === "any") {
    const { weight } = predicate;
    return Math.max(...alternativesOf(predicate).map((each) => satisfaction(product, { ...each, weight }, ranges)));
  }
  if (!isBound(predicate.op) || !isNumericSlot(predicate.slot)) return matches(product, predicate) ? 1 : 0;
  return boundSatisfaction(product[predicate.slot], predicate.op, predicate.range ?? ranges[predicate.slot]);
}

/** `null` without a value. */
export function boundSatisfaction(held: number | null, op: ">=" | "<=", range: ValueRange | undefined): number {
  if (held === null || !range) return 0;
  const width = range.max - range.min;
  const share = width < 1e-9 ? 0 : Math.min(1, Math.max(0, (held - range.min) / width));
  return op === ">=" ? share : 1 - share;
}

/** Canonical order and weights as shares, so shuffling or scaling changes no rounding error. */
export function normalisedScore(score: readonly ScoredPredicate[]): ScoredPredicate[] {
  const key = ({ slot, op, value }: ScoredPredicate) => `${slot} ${op} ${JSON.stringify(value)}`;
  const sorted = [...score].sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.weight - b.weight));
  const total = sorted.reduce((sum, each) => sum + each.weight, 0);
  return total > 0 ? sorted.map((each) => ({ ...each, weight: each.weight / total })) : sorted;
}

/** Smaller differences are rounding errors. */
export const scoreDecimals = 9;

/** `score` must come from `normalisedScore`. */
export function scoreOf(product: Product, score: readonly ScoredPredicate[], ranges: NumericRanges): number {
  return roundScore(score.reduce((total, each) => total + each.weight * satisfaction(product, each, ranges), 0));
}

/** Rounds the exact value, like `toFixed`. */
export function roundScore(sum: number): number {
  return billionthsOf(sum) / 1e9;
}

/** In whole billionths. Takes the slow way only near a half. */
export function billionthsOf(sum: number): number {
  const scaled = sum * 1e9;
  const whole = Math.floor(scaled);
  const rest = scaled - whole;
  if (!(Math.abs(rest - 0.5) > 1e-6)) return Math.round(Number(sum.toFixed(scoreDecimals)) * 1e9);
  return rest > 0.5 ? whole + 1 : whole;
}
