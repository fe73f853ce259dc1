/** Trade knowledge that fits anything. A pack's own `trade` may export this one's and its own in place of some. */
export * from "./costs";
export { answering, comesWith, factGroups } from "./lexicon/answering";
export * from "./lexicon/features";
export * from "./lexicon/names";
export { runningWords } from "./lexicon/no-running-words";
export * from "./lexicon/rules";
export * from "./lexicon/topics";
