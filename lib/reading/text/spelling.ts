import { rememberedFor } from "@/lib/catalog/remembered";
import { intentVocabulary } from "@/lib/reading/edits/intents";
import { attitudeVocabulary } from "@/lib/reading/learned/word-kinds";
import { knownEnglish } from "@/lib/reading/lexicon/english-words";
import { numberWords } from "@/lib/reading/lexicon/number-words";
import { ordinaryWords } from "@/lib/reading/lexicon/ordinary-words";
import { indifferenceVocabulary } from "@/lib/reading/stance/indifference";
import { outcomeVocabulary } from "@/lib/reading/stance/outcomes";
import { stanceVocabulary } from "@/lib/reading/stance/polarity";
import { boundVocabulary } from "@/lib/reading/values/bounds";
import { sizeOrderVocabulary } from "@/lib/reading/values/size-order";
import { statedVocabulary } from "@/lib/reading/values/stated-bounds";
import { featureVocabulary, topicVocabulary } from "@/lib/reading/values/topics";
import { unitVocabulary } from "@/lib/reading/values/units/unit-context";
import type { VocabularyIndex } from "@/lib/reading/values/vocabulary-index";
import { editDistance } from "./edit-distance";
import { withJoinedInitials } from "./initials";
import type { Token, Tokens } from "./tokenize";

/** Keeps real words: "explore" never becomes an Explorer. */
export function mendSpelling(tokens: Tokens, index: VocabularyIndex, known: ReadonlySet<string>): Token[] {
  const candidates = candidatesByLetter(index);
  const memo = new Map<string, string>();
  // "Convertable" has an ordinary stem, so long words try names first.
  const mend = (word: string) => {
    if (!stemsOf(word).some((form) => isWord(form, index, known))) return nearestWord(word, candidates);
    return word.length >= 10 ? nearestWord(word, candidates, 1) : undefined;
  };
  const isTerm = (word: string) => known.has(word) || index.values.words.has(word) || index.models.has(word);
  return withJoinedInitials(tokens, isTerm).map((given) => {
    const token = undropped(plainly(given, index), known);
    if (token.kind !== "word" || token.word.length < 4 || isWord(token.word, index, known)) return token;
    const mended = memo.get(token.word) ?? meant(token.word, mend(token.word)) ?? token.word;
    memo.set(token.word, mended);
    return mended === token.word ? token : { ...token, word: mended };
  });
}

/** "Truckish" and "wagony" are read without their ending. */
function plainly(token: Token, { values }: VocabularyIndex): Token {
  const [, stem = ""] = /^(\p{L}{3,}?)(?:ish|y|esque)$/u.exec(token.word) ?? [];
  return values.words.has(stem) && !knownEnglish.has(token.word) && !values.words.has(token.word)
    ? { ...token, word: stem }
    : token;
}

/** "Nothin" and "haulin" are read with their g. */
function undropped(token: Token, known: ReadonlySet<string>): Token {
  const whole = `${token.word}g`;
  const isDropped = token.kind === "word" && /^\p{L}{3,}in$/u.test(token.word) && !knownEnglish.has(token.word);
  return isDropped && (known.has(whole) || ordinaryWords.has(whole)) ? { ...token, word: whole } : token;
}

/** English words stay ("candy"), but a plural becomes singular. */
function meant(word: string, mended: string | undefined): string | undefined {
  return mended !== undefined && !word.startsWith(mended) && knownEnglish.has(word) ? undefined : mended;
}

function isWord(word: string, index: VocabularyIndex, known: ReadonlySet<string>): boolean {
  const named = [index.nameWords, index.values.words, index.makes.words, index.models];
  return ordinaryWords.has(word) || known.has(word) || named.some((each) => each.has(word));
}

/** "Selling" isn't a misspelled name, because "sell" is a word. */
function stemsOf(word: string): string[] {
  const forms = [word];
  for (const ending of ["s", "es", "ed", "d", "ing", "er", "est", "ly", "y", "ish", "ness", "able"]) {
    if (!word.endsWith(ending) || word.length - ending.length < 3) continue;
    const stem = word.slice(0, -ending.length);
    forms.push(stem, `${stem}e`);
    if (stem.at(-1) === stem.at(-2)) forms.push(stem.slice(0, -1));
  }
  return forms;
}

const candidatesByLetter = rememberedFor(({ nameWords, values, makes }: VocabularyIndex) => {
  const made = new Map<string, string[]>();
  for (const word of new Set([...nameWords, ...values.words, ...makes.words])) {
    const first = word.charAt(0);
    if (/^\p{L}{4,}$/u.test(word)) made.set(first, [...(made.get(first) ?? []), word]);
  }
  return made;
});

/** Needs the same first letter. Returns nothing for a tie. */
function nearestWord(
  word: string,
  candidates: ReadonlyMap<string, readonly string[]>,
  limit = word.length >= 8 ? 2 : 1,
): string | undefined {
  let best: { word: string; distance: number } | undefined;
  let tied = false;
  for (const candidate of candidates.get(word.charAt(0)) ?? []) {
    if (word.length < 5 && candidate.length !== 5) continue;
    const distance = editDistance(word, candidate, limit);
    if (distance > limit) continue;
    if (!best || distance < best.distance) {
      best = { word: candidate, distance };
      tied = false;
    } else if (distance === best.distance) tied = true;
  }
  return best && !tied ? best.word : undefined;
}

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
