import type { Distribution } from "@/lib/catalog/catalog-reader";
import { passes } from "@/lib/catalog/matches";
import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import type { SlotChoice } from "./slot-question";

/**
 * How far an answer about a slot is expected to narrow down the cars still possible, in bits: the mean of log2(all /
 * left), were each of them equally likely to be the one. A value that is not offered can be said in free words; a
 * number beyond every bound offered narrows nothing. A car without a value is expected to say nothing.
 */
export function expectedBits(distribution: Distribution, choices: readonly SlotChoice[], total: number): number {
  if (total === 0) return 0;
  const isBounded = choices.some(({ predicate }) => isBound(predicate.op));
  return isBounded ? bitsOfBounds(choices, total) : bitsOfValues(distribution, choices, total);
}

/** Bounds are nested: a shopper takes the tightest that holds, and all cars within it are left. */
function bitsOfBounds(choices: readonly SlotChoice[], total: number): number {
  let within = 0;
  let bits = 0;
  for (const { count } of [...choices].sort((a, b) => a.count - b.count)) {
    bits += ((count - within) / total) * Math.log2(total / count);
    within = count;
  }
  return bits;
}

function bitsOfValues({ slot, values }: Distribution, choices: readonly SlotChoice[], total: number): number {
  const offered = choices.map(({ count }) => count);
  const others = values
    .filter(({ value }) => !choices.some(({ predicate }) => passes(heldBy(slot, value), predicate)))
    .map(({ count }) => count);
  const left = [...offered, ...others].filter((count) => count > 0);
  // A car may hold several values of a set; their counts then add up to more than the cars.
  const whole = Math.max(total, left.reduce((sum, count) => sum + count, 0));
  return left.reduce((sum, count) => sum + (count / whole) * Math.log2(total / Math.min(count, total)), 0);
}

function heldBy(slot: Distribution["slot"], value: string | number) {
  return isNumericSlot(slot) ? Number(value) : String(value);
}
