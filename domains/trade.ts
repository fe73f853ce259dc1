/** Trade knowledge beside the slots. Separate because pages don't need it. */
export { answering, comesWith, factGroups } from "./cars/lexicon/answering";
export { type FeatureWord, features } from "./cars/lexicon/feature-words";
export * from "./cars/lexicon/nouns";
export { paymentWords } from "./cars/lexicon/payment-words";
export { plainTalk } from "./cars/lexicon/plain-talk";
export * from "./cars/lexicon/rule-forms";
export * from "./cars/lexicon/rule-words";
export { runningWords } from "./cars/lexicon/running-words";
export { type StandIn, type StandInTest, standIns } from "./cars/lexicon/stand-ins";
export { type Term, termSources, tradeTerms } from "./cars/lexicon/terms";
export { unheldNeeds } from "./cars/lexicon/unheld-needs";
export { broadTopics, colorNames, type UnknownTopic, unknownTopics } from "./cars/lexicon/unknown-topics";
export { type Use, uses } from "./cars/lexicon/uses";
export * from "./cars/running-costs";
export { type PriceReport, priceAgreement, type TypicalPrice } from "./cars/used-value/price-agreement";
export { estimateOf, milesAYear, namesValued, pricedAt, pricedToday } from "./cars/used-value/value-today";
