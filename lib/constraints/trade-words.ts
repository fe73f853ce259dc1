import { type FeatureWord, features, running, type UnknownTopic, unknownTopics, usedValue } from "@pack/trade";
import type { BeyondTopic, Rates } from "@/domains/pack";
import type { SlotTells } from "@/domains/slot";
import { slotWords } from "./slot-words";
import { type NumericSlotName, type SlotName, type SlotValues, slotNames } from "./slots";

export * from "@pack/trade";
// Alike in every pack.
export { paymentWords } from "@/domains/lexicon/payment-words";
export * from "@/domains/lexicon/rule-forms";
export { groupKeys } from "@/domains/lexicon/rule-words";
export { paidBackBy } from "@/domains/loan";
export type { Use } from "@/domains/pack";

export function isAnswered({ name }: Pick<FeatureWord, "name">, isHeld: (slot: SlotName) => boolean): boolean {
  return slotNames.some((slot) => slotWords[slot].answers?.includes(name) && isHeld(slot));
}

export const featureWords: readonly FeatureWord[] = features;

export const topics: Readonly<Record<UnknownTopic, BeyondTopic<SlotName, NumericSlotName>>> = unknownTopics;

/** Later additions carry their topic's name. */
export const unheldTopics = (Object.keys(topics) as UnknownTopic[])
  .filter((topic) => !slotNames.some((slot) => slot === (topic as string)))
  .map((topic) => ({ topic, ...topics[topic] }));

export type { Rates } from "@/domains/pack";
export type { Edge } from "@/domains/slot";

export const usualRates: Rates = running?.usual ?? { milesAYear: 0, gallon: 0, kiloWattHour: 0 };

/** Dollars a year. `null` if unknown, as for everything of a pack without running costs. */
export function yearlyCost(item: SlotValues, rates: Rates): number | null {
  return running?.yearlyCost(item, rates) ?? null;
}

export function isElectric(item: SlotValues): boolean {
  return running?.powerOf(item) === "electric";
}

/** `null` for a real price, as of a dealer's stock. */
export function estimateOf(item: SlotValues) {
  return usedValue?.estimateOf(item) ?? null;
}

/** Answer phrases by slot. Empty if the chip text serves. */
export function tellsOf(slot: SlotName): Partial<SlotTells> {
  return slotWords[slot].tells ?? {};
}
