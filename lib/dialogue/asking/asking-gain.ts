import { type Distribution, matches, type Product } from "@/lib/catalog/catalog-reader";
import { isBound, levelWeights } from "@/lib/constraints";
import type { SlotChoice } from "./slot-question";

/** Mean of log2(all / left) over equal products. Values not on offer count as one. */
export function expectedBits(distribution: Distribution, choices: readonly SlotChoice[], total: number): number {
  if (total === 0) return 0;
  // Offered bounds are equally likely: people rarely set one that most products pass.
  if (choices.some(({ predicate }) => isBound(predicate.op)))
    return choices.reduce((sum, { count }) => sum + Math.log2(total / count), 0) / choices.length;
  const offered = choices.reduce((sum, { count }) => sum + count, 0);
  // A set slot's counts can exceed the number of products.
  const stated = distribution.values.reduce((sum, { count }) => sum + count, 0);
  const named = Math.max(total, stated);
  const left = [...choices.map(({ count }) => count), named - offered].filter((count) => count > 0);
  return left.reduce((sum, count) => sum + (count / named) * Math.log2(total / Math.min(count, total)), 0);
}

/** List places that count as found. */
const listLength = 10;

/** Discounts bands, which are finer later over fewer products. Tuned on other targets than the reported ones. */
const bandsWait = 0.85;

/**
 * Bits for a shopper with one equally likely product in mind. Half is the answer's bits, half the gain in expected rank.
 * Bits alone would split two large halves before bringing products into view.
 */
export function exactBits(distribution: Distribution, choices: readonly SlotChoice[], total: number): number {
  if (total === 0) return 0;
  const shares = exactShares(distribution, choices, total);
  const bits = shares.reduce((sum, { count, share }) => sum + share * Math.log2(total / count), 0);
  const place = shares.reduce((sum, { count, share }) => sum + share * expectedPlace(count), 0);
  const gain = (bits + Math.log2(place / expectedPlace(total))) / 2;
  return isBanded(choices) ? bandsWait * gain : gain;
}

function isBanded(choices: readonly SlotChoice[]): boolean {
  return choices.some(({ predicate, and }) => and !== undefined || isBound(predicate.op));
}

/** Products left and chance per answer. No answer leaves all. */
function exactShares({ values }: Distribution, choices: readonly SlotChoice[], total: number) {
  const groups = (isBanded(choices) ? choices : values).map(({ count }) => Math.min(count, total));
  const told = groups.reduce((sum, count) => sum + count, 0);
  const shares = groups.map((count) => ({ count, share: count / Math.max(total, told) }));
  return told < total ? [...shares, { count: total, share: (total - told) / total }] : shares;
}

/** Mean reciprocal rank in random order, over the head of the list. */
function expectedPlace(count: number): number {
  let sum = 0;
  for (let rank = 1; rank <= Math.min(count, listLength); rank++) sum += 1 / rank;
  return sum / count;
}

export interface AskedSlot {
  choices: readonly SlotChoice[];
  care: number;
  burden: number;
}

/** A met plain wish's worth in seconds. A judgment, checked on simulated shoppers. */
const secondsPerWish = 45;

/**
 * The expected gain in wishes: chance of a wish, times the share of the list's head that violates it, times its weight.
 */
export function valueOfAsking({ choices, care }: Pick<AskedSlot, "choices" | "care">, top: readonly Product[]): number {
  if (top.length === 0 || choices.length === 0) return 0;
  const violated = choices.reduce((sum, choice) => {
    const failing = top.filter((product) => !matches(product, choice.predicate)).length;
    return sum + likelihood(choice) * (failing / top.length);
  }, 0);
  return ((care * violated) / likelihoodOf(choices)) * levelWeights.prefer;
}

export function paysToAsk(asked: AskedSlot, top: readonly Product[]): boolean {
  return valueOfAsking(asked, top) * secondsPerWish >= asked.burden;
}

/** A question beside named products needs most people to have an answer, and one answer in four to change the pick. */
const least = { care: 0.6, change: 0.25 };

export function isTelling({ choices, care }: Pick<AskedSlot, "choices" | "care">, [pick]: readonly Product[]): boolean {
  const telling = choices.filter(({ predicate }) => pick && !matches(pick, predicate));
  return care >= least.care && likelihoodOf(telling) >= least.change * likelihoodOf(choices);
}

function likelihoodOf(choices: readonly SlotChoice[]): number {
  return choices.reduce((sum, choice) => sum + likelihood(choice), 0);
}

/** Bounds on offer are equally likely. */
const likelihood = ({ predicate, count }: SlotChoice) => (isBound(predicate.op) ? 1 : count);
