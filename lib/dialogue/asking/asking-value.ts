import type { Car } from "@/lib/catalog/car";
import { matches } from "@/lib/catalog/matches";
import { levelWeights } from "@/lib/constraints/weight";
import type { SlotChoice } from "./slot-question";

/** What is known of a question before it is asked. */
export interface AskedSlot {
  choices: readonly SlotChoice[];
  /** Chance that the shopper cares about the slot. */
  care: number;
  /** Estimated seconds of reading and answering. */
  burden: number;
}

/**
 * Value of a wish met, in seconds of a shopper's time that it is worth: a plain wish (`prefer`) that the first cars would
 * miss. Judgement, held against simulated shoppers.
 */
const secondsPerWish = 45;

/**
 * What asking is expected to bring, in wishes: the chance that the shopper has a wish about the slot, times how much of
 * the head of the list would violate it, times what a wish weighs. Nothing is gained by hearing of a wish that the first
 * cars meet anyway.
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

/** Whether a question is expected to bring more than it takes. */
export function paysToAsk(asked: AskedSlot, top: readonly Car[]): boolean {
  return valueOfAsking(asked, top) * secondsPerWish >= asked.burden;
}
