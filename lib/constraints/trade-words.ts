import { type FeatureWord, features, type UnknownTopic, unknownTopics } from "@/domains/trade";
import { type SlotName, slotNames } from "./slot-name";
import { slotWords } from "./slot-words";

export {
  agedNouns,
  countedNouns,
  countsToCome,
  type FeatureWord,
  fuelWords,
  nouns,
  oneThing,
  plainTalk,
  runningWords,
  type StandIn,
  type StandInTest,
  sizeOrder,
  standIns,
  type Term,
  termSources,
  tradeTerms,
  type UnknownTopic,
} from "@/domains/trade";

/** Whether a slot the catalog says something about holds what is else only a feature, number and all. */
export function isAnswered({ name }: Pick<FeatureWord, "name">, isHeld: (slot: SlotName) => boolean): boolean {
  return slotNames.some((slot) => slotWords[slot].answers?.includes(name) && isHeld(slot));
}

/** What no slot holds, or a slot holds only as a number that is left open. */
export const featureWords: readonly FeatureWord[] = features;

interface UnheldTopic {
  topic: UnknownTopic;
  asks: RegExp;
  near: readonly (readonly string[])[];
  /** Questions of the topic that a slot answers where the catalog holds it. */
  held?: { slot: SlotName; asks: RegExp };
}

/** Topics of questions that no slot holds; one that came later bears its topic's name. */
export const unheldTopics: readonly UnheldTopic[] = (Object.keys(unknownTopics) as UnknownTopic[])
  .filter((topic) => !slotNames.some((slot) => slot === (topic as string)))
  .map((topic) => ({ topic, ...unknownTopics[topic] }));
