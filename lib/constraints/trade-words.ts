import { type FeatureWord, features, type UnknownTopic, unknownTopics } from "@/domains/trade";
import { type SlotName, slotNames } from "./slot-name";
import { slotWords } from "./slot-words";

export {
  colorNames,
  countedNouns,
  countsToCome,
  type FeatureWord,
  fuelWords,
  groupKeys,
  loanTerms,
  memberForms,
  monthNames,
  nouns,
  oneThing,
  paidBackBy,
  paymentWords,
  plainTalk,
  ruleFeatures,
  ruleForms,
  ruleMarks,
  runningWords,
  type StandIn,
  type StandInTest,
  selfForms,
  sizeOrder,
  standIns,
  type Term,
  termSources,
  tradeTerms,
  type UnknownTopic,
  type Use,
  uses,
  usualLoan,
} from "@/domains/trade";

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
