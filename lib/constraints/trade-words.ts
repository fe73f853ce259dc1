import { type FeatureWord, features, type UnknownTopic, unknownTopics } from "@pack/trade";
import type { SlotTells } from "@/domains/slot";
import { slotWords } from "./slot-words";
import { type SlotName, slotNames } from "./slots";

export * from "@pack/trade";

export function isAnswered({ name }: Pick<FeatureWord, "name">, isHeld: (slot: SlotName) => boolean): boolean {
  return slotNames.some((slot) => slotWords[slot].answers?.includes(name) && isHeld(slot));
}

export const featureWords: readonly FeatureWord[] = features;

interface UnheldTopic {
  topic: UnknownTopic;
  asks: RegExp;
  near: readonly (readonly string[])[];
  /** A slot that answers this topic if the catalog fills it. */
  held?: { slot: SlotName; asks: RegExp };
}

/** Later additions carry their topic's name. */
export const unheldTopics: readonly UnheldTopic[] = (Object.keys(unknownTopics) as UnknownTopic[])
  .filter((topic) => !slotNames.some((slot) => slot === (topic as string)))
  .map((topic) => ({ topic, ...unknownTopics[topic] }));

export * from "@pack/trade";
export type { Edge } from "@/domains/slot";

/** Answer phrases by slot. Empty if the chip text serves. */
export function tellsOf(slot: SlotName): Partial<SlotTells> {
  return slotWords[slot].tells ?? {};
}
