import { intentVocabulary } from "@/lib/reading/edits/intents";
import { attitudeVocabulary } from "@/lib/reading/learned/word-kinds";
import { indifferenceVocabulary } from "@/lib/reading/stance/indifference";
import { outcomeVocabulary } from "@/lib/reading/stance/outcomes";
import { stanceVocabulary } from "@/lib/reading/stance/polarity";
import { boundVocabulary } from "@/lib/reading/values/bounds";
import { numberWords } from "@/lib/reading/values/numbers";
import { sizeOrderVocabulary } from "@/lib/reading/values/size-order";
import { statedVocabulary } from "@/lib/reading/values/stated-bounds";
import { featureVocabulary, topicVocabulary } from "@/lib/reading/values/topics";
import { unitVocabulary } from "@/lib/reading/values/units/unit-context";

let words: ReadonlySet<string> | undefined;
let steering: ReadonlySet<string> | undefined;

/** Lexicon words are never misspelled names. */
export function knownWords(): ReadonlySet<string> {
  words ??= new Set([...steeringWords(), ...featureVocabulary, ...statedVocabulary, ...intentVocabulary]);
  return words;
}

export function steeringWords(): ReadonlySet<string> {
  steering ??= new Set([
    ...attitudeVocabulary,
    ...indifferenceVocabulary,
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
