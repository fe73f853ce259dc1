import type { SlotName } from "@/lib/constraints";
import { type FeatureWord, featureWords } from "@/lib/constraints/trade-words";
import { ownPast } from "@/lib/reading/lexicon/people-words";
import { being, beingGap, plainDegrees } from "@/lib/reading/lexicon/topic-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token, wordsIn } from "@/lib/reading/text/tokenize";

export interface Feature {
  word: FeatureWord;
  start: number;
  end: number;
}

const table = PhraseTable.keyed(featureWords.map((word) => [word, word.say]));

export const featureVocabulary: ReadonlySet<string> = table.words;

/** Each token is in at most one feature. */
export function findFeatures(
  tokens: readonly Token[],
  owned: readonly boolean[],
  counted: readonly Feature[],
): Feature[] {
  const taken = [...owned];
  const found = counted.filter(({ start, end }) => !owned.slice(start, end).some(Boolean));
  for (const { start, end } of found) taken.fill(true, start, end);
  for (let index = 0; index < tokens.length; index++) {
    if (taken[index]) continue;
    const hit = table.at(tokens, index);
    if (!hit || taken.slice(index, hit.end).some(Boolean)) continue;
    const from = tokens.slice(0, index).findLastIndex(endsSentence) + 1;
    const isPast = ownPast.test(wordsIn(tokens, from, index).join(" "));
    if (!isPast) found.push({ word: hit.payload, start: index, end: hit.end });
    index = hit.end - 1;
  }
  return predicated(
    tokens,
    found.sort((a, b) => a.start - b.start),
  );
}

/** "Insurance must be cheap" is not about the car. */
function predicated(tokens: readonly Token[], features: readonly Feature[]): Feature[] {
  const kept: Feature[] = [];
  for (const feature of features) {
    const before = kept.at(-1);
    const gap = before ? tokens.slice(before.end, feature.start).map(({ word }) => word) : [];
    const told =
      before &&
      !before.word.slots &&
      feature.word.slots &&
      gap.some((word) => being.has(word)) &&
      gap.every((word) => beingGap.has(word));
    if (told) kept[kept.length - 1] = { ...before, end: feature.end };
    else kept.push(feature);
  }
  return kept;
}

export function bareDegree(tokens: readonly Token[], asked: SlotName): Feature | undefined {
  const words = tokens.filter((token) => token.kind !== "mark");
  const telling = words.some(({ word }) => !["the", "a", "as", "can", "get", "something", "fine"].includes(word));
  if (!telling || words.length === 0 || words.length > 5 || !words.every(({ word }) => plainDegrees.has(word)))
    return undefined;
  const word = featureWords.find((each) => each.slots?.[0] === asked && !each.quiet);
  return word ? { word, start: 0, end: tokens.length } : undefined;
}
