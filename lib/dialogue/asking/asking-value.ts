import { type Car, matches } from "@/lib/catalog/catalog-reader";
import { isBound, levelWeights } from "@/lib/constraints";
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
  const violated = choices.reduce((sum, choice) => {
    const failing = top.filter((car) => !matches(car, choice.predicate)).length;
    return sum + likelihood(choice) * (failing / top.length);
  }, 0);
  return ((care * violated) / likelihoodOf(choices)) * levelWeights.prefer;
}

export function paysToAsk(asked: AskedSlot, top: readonly Car[]): boolean {
  return valueOfAsking(asked, top) * secondsPerWish >= asked.burden;
}

/** A question beside named cars needs most people to have an answer, and one answer in four to change the cars. */
const least = { care: 0.6, change: 0.25 };

export function isTelling({ choices, care }: Pick<AskedSlot, "choices" | "care">, top: readonly Car[]): boolean {
  const telling = choices.filter(({ predicate }) => top.some((car) => !matches(car, predicate)));
  return care >= least.care && likelihoodOf(telling) >= least.change * likelihoodOf(choices);
}

function likelihoodOf(choices: readonly SlotChoice[]): number {
  return choices.reduce((sum, choice) => sum + likelihood(choice), 0);
}

/** Bounds on offer are equally likely. */
const likelihood = ({ predicate, count }: SlotChoice) => (isBound(predicate.op) ? 1 : count);
