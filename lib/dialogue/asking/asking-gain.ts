import type { Distribution } from "@/lib/catalog/catalog-reader";
import { isBound } from "@/lib/constraints/operator";
import type { SlotChoice } from "./slot-question";

/**
 * How far an answer about a slot is expected to narrow down the cars still possible, in bits: the mean of log2(all /
 * left), were each of them equally likely to be the one. Values that are not offered count as one, because who names them
 * seldom names just one.
 */
export function expectedBits(distribution: Distribution, choices: readonly SlotChoice[], total: number): number {
  if (total === 0) return 0;
  const isBounded = choices.some(({ predicate }) => isBound(predicate.op));
  return isBounded ? bitsOfBounds(choices, total) : bitsOfValues(distribution, choices, total);
}

/** Each bound on offer is taken to be as likely as any other: who bounds a number seldom does so where most cars pass. */
function bitsOfBounds(choices: readonly SlotChoice[], total: number): number {
  return choices.reduce((sum, { count }) => sum + Math.log2(total / count), 0) / choices.length;
}

function bitsOfValues({ values }: Distribution, choices: readonly SlotChoice[], total: number): number {
  const offered = choices.reduce((sum, { count }) => sum + count, 0);
  // A car may hold several values of a set; their counts then add up to more than the cars.
  const named = Math.max(
    total,
    values.reduce((sum, { count }) => sum + count, 0),
  );
  const left = [...choices.map(({ count }) => count), named - offered].filter((count) => count > 0);
  return left.reduce((sum, count) => sum + (count / named) * Math.log2(total / Math.min(count, total)), 0);
}

/** Cars of a list that count as found. */
const listLength = 10;

/**
 * What a question with bands counts for against one with values: drawn later, over fewer cars, bands are finer, which a
 * value is not. Chosen on targets other than those reported.
 */
const bandsWait = 0.85;

/**
 * The same for somebody with one car in mind, each still as likely, who names its own value or band. Half of it are the
 * bits of the answer, half how much better the car's expected place in a list gets (in bits too): bits alone would
 * rather split two large halves than bring many cars into view.
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

/** Cars left and their chance for each answer of somebody with one car in mind; what tells nothing leaves all. */
function exactShares({ values }: Distribution, choices: readonly SlotChoice[], total: number) {
  const groups = (isBanded(choices) ? choices : values).map(({ count }) => Math.min(count, total));
  const told = groups.reduce((sum, count) => sum + count, 0);
  const shares = groups.map((count) => ({ count, share: count / Math.max(total, told) }));
  return told < total ? [...shares, { count: total, share: (total - told) / total }] : shares;
}

/** Mean reciprocal rank of one of `count` cars in random order, where only the head of the list counts. */
function expectedPlace(count: number): number {
  let sum = 0;
  for (let rank = 1; rank <= Math.min(count, listLength); rank++) sum += 1 / rank;
  return sum / count;
}
