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

/**
 * The same for somebody with one car in mind, each still as likely: its own value is named, offered or not, and of
 * bounds the tightest it passes is taken.
 */
export function exactBits({ values }: Distribution, choices: readonly SlotChoice[], total: number): number {
  const isBounded = choices.some(({ predicate }) => isBound(predicate.op));
  if (!isBounded) return values.reduce((sum, { count }) => sum + (count / total) * Math.log2(total / count), 0);
  let within = 0;
  let bits = 0;
  for (const { count } of [...choices].sort((a, b) => a.count - b.count)) {
    bits += ((count - within) / total) * Math.log2(total / count);
    within = count;
  }
  return bits;
}
