import type { Car } from "@/lib/catalog/car";
import { matches } from "@/lib/catalog/matches";
import { levelWeights } from "@/lib/constraints/weight";
import type { SlotChoice } from "./slot-question";

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
export function valueOfAsking({ choices, care }: Pick<AskedSlot, "choices" | "care">, top: readonly Car[]): number {
  if (top.length === 0 || choices.length === 0) return 0;
  const likely = choices.reduce((sum, { count }) => sum + count, 0);
  const violated = choices.reduce((sum, { predicate, count }) => {
    const failing = top.filter((car) => !matches(car, predicate)).length;
    return sum + (count / likely) * (failing / top.length);
  }, 0);
  return care * violated * levelWeights.prefer;
}

export function paysToAsk(asked: AskedSlot, top: readonly Car[]): boolean {
  return valueOfAsking(asked, top) * secondsPerWish >= asked.burden;
}
