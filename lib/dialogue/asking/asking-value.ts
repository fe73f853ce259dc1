import type { Car } from "@/lib/catalog/car";
import { matches } from "@/lib/catalog/matches";
import { levelWeights } from "@/lib/constraints/weight";
import type { SlotChoice } from "./slot-question";

/** Facts about a question before it is asked. */
export interface AskedSlot {
  choices: readonly SlotChoice[];
  /** The chance that the shopper cares. */
  care: number;
  /** Estimated seconds to read and answer. */
  burden: number;
}

/** A met plain wish's worth in seconds of the shopper's time. A judgment, checked on simulated shoppers. */
const secondsPerWish = 45;

/**
 * The expected gain of a question, in wishes: the chance of a wish on the slot, times the share of the list's head that
 * would violate it, times a wish's weight. A wish that the first cars meet anyway gains nothing.
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

/** Whether a question's expected gain exceeds its effort. */
export function paysToAsk(asked: AskedSlot, top: readonly Car[]): boolean {
  return valueOfAsking(asked, top) * secondsPerWish >= asked.burden;
}
