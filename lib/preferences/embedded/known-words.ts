import { boundVocabulary } from "./bounds";
import { cueVocabulary } from "./cues";
import { featureVocabulary } from "./features";
import { intentVocabulary } from "./intents";
import { numberWords } from "./numbers";
import { outcomeVocabulary } from "./outcomes";
import { stanceVocabulary } from "./polarity";
import { sizeOrderVocabulary } from "./size-order";
import { topicVocabulary } from "./topics";
import { unitVocabulary } from "./units";

let words: ReadonlySet<string> | undefined;
let steering: ReadonlySet<string> | undefined;

/** Every word the lexicon knows beside the values of a catalog: never taken for a misspelt name. */
export function knownWords(): ReadonlySet<string> {
  words ??= new Set([...steeringWords(), ...featureVocabulary, ...intentVocabulary]);
  return words;
}

/** Those of them that say something about other words: how much they matter, which way they go, what they are about. */
export function steeringWords(): ReadonlySet<string> {
  steering ??= new Set([
    ...cueVocabulary,
    ...topicVocabulary,
    ...numberWords,
    ...unitVocabulary,
    ...boundVocabulary,
    ...stanceVocabulary,
    ...outcomeVocabulary,
    ...sizeOrderVocabulary,
  ]);
  return steering;
}
