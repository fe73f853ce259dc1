import { type FeatureWord, features, type UnknownTopic, unknownTopics } from "@/domains/trade";
import { type SlotName, slotNames } from "./slot-name";
import { slotWords } from "./slot-words";

export {
  agedNouns,
  countedNouns,
  countsToCome,
  dutyForm,
  dutyVerb,
  everyoneElse,
  type FeatureWord,
  fuelWords,
  kindsApart,
  memberForms,
  monthNames,
  nouns,
  ofSale,
  ofThings,
  oneThing,
  plainTalk,
  ruleAfters,
  ruleBounds,
  ruleFeatures,
  ruleFills,
  ruleNouns,
  runningWords,
  type StandIn,
  type StandInTest,
  saidForm,
  sizeOrder,
  standIns,
  type Term,
  termSources,
  tradeTerms,
  type UnknownTopic,
} from "@/domains/trade";

/** Whether a slot the catalog fills already covers this feature. */
export function isAnswered({ name }: Pick<FeatureWord, "name">, isHeld: (slot: SlotName) => boolean): boolean {
  return slotNames.some((slot) => slotWords[slot].answers?.includes(name) && isHeld(slot));
}

/** Features no slot holds, or a slot holds only as an open number. */
export const featureWords: readonly FeatureWord[] = features;

interface UnheldTopic {
  topic: UnknownTopic;
  asks: RegExp;
  near: readonly (readonly string[])[];
  /** Questions on the topic that a slot answers where the catalog fills it. */
  held?: { slot: SlotName; asks: RegExp };
}

/** Topics no slot holds. A later addition carries its topic's name. */
export const unheldTopics: readonly UnheldTopic[] = (Object.keys(unknownTopics) as UnknownTopic[])
  .filter((topic) => !slotNames.some((slot) => slot === (topic as string)))
  .map((topic) => ({ topic, ...unknownTopics[topic] }));
