/** Trade knowledge beside the slots. Separate because pages don't need it. */
export { answering, comesWith, factGroups } from "./lexicon/answering";
export { clockWish, countedThings } from "./lexicon/counted-things";
export { type FeatureWord, features } from "./lexicon/feature-words";
export * from "./lexicon/name-words";
export * from "./lexicon/nouns";
export { otherUnits } from "./lexicon/other-units";
export { plainTalk } from "./lexicon/plain-talk";
export * from "./lexicon/rule-forms";
export * from "./lexicon/rule-words";
export { runningWords } from "./lexicon/running-words";
export type { StandIn, StandInTest } from "./lexicon/stand-ins";
export { type Term, termSources, tradeTerms } from "./lexicon/terms";
export { unheldNeeds } from "./lexicon/unheld-needs";
export { broadTopics, colorNames, type UnknownTopic, unknownTopics } from "./lexicon/unknown-topics";
export { uses } from "./lexicon/uses";
export * from "./running-costs";
export { usedValue } from "./used-value/value-today";
