import { type FeatureWord, features, type UnknownTopic, unknownTopics } from "@/domains/trade";
import { slotNames } from "./slot-name";
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

const answered = new Set(slotNames.flatMap((slot) => slotWords[slot].answers ?? []));

/** Whether a slot holds what was once only a feature. */
export function isAnswered({ name }: Pick<FeatureWord, "name">): boolean {
  return answered.has(name);
}

/** What no slot holds. */
export const featureWords: readonly FeatureWord[] = features.filter((word) => !isAnswered(word));

/** Topics of questions that no slot holds; one that came later bears its topic's name. */
export const unheldTopics = (Object.keys(unknownTopics) as UnknownTopic[])
  .filter((topic) => !slotNames.some((slot) => slot === (topic as string)))
  .map((topic) => ({ topic, ...unknownTopics[topic] }));
