import { knownEnglish } from "@/lib/reading/lexicon/english-words";
import { ordinaryWords } from "@/lib/reading/lexicon/ordinary-words";
import type { VocabularyIndex } from "@/lib/reading/values/vocabulary-index";
import { editDistance } from "./edit-distance";
import type { Token } from "./tokenize";

/** Keeps real words: "explore" never becomes an Explorer. */
export function mendSpelling(tokens: readonly Token[], index: VocabularyIndex, known: ReadonlySet<string>): Token[] {
  const candidates = candidatesByLetter(index);
  const memo = new Map<string, string>();
  // "Convertable" has an ordinary stem, so long words try names first.
  const mend = (word: string) => {
    if (!isKnown(word, index, known)) return nearestWord(word, candidates);
    return word.length >= 10 ? nearestWord(word, candidates, 1) : undefined;
  };
  return tokens.map((token, at) => {
    const named = modelBehindMake(tokens, at, index, known);
    if (named) return { ...token, word: named };
    if (token.kind !== "word" || token.word.length < 4 || isWord(token.word, index, known)) return token;
    const mended = memo.get(token.word) ?? meant(token.word, mend(token.word)) ?? token.word;
    memo.set(token.word, mended);
    return mended === token.word ? token : { ...token, word: mended };
  });
}

/** English words stay ("candy"), but a plural becomes singular. */
function meant(word: string, mended: string | undefined): string | undefined {
  return mended !== undefined && !word.startsWith(mended) && knownEnglish.has(word) ? undefined : mended;
}

/** "VW gulf": after a make, an ordinary word may be a misspelled model. */
function modelBehindMake(
  tokens: readonly Token[],
  at: number,
  index: VocabularyIndex,
  known: ReadonlySet<string>,
): string | undefined {
  const { word, kind } = tokens[at] ?? { word: "", kind: "mark" };
  if (kind !== "word" || word.length < 4 || at === 0 || known.has(word)) return undefined;
  if (index.models.has(word) || index.values.words.has(word) || index.makes.words.has(word)) return undefined;
  const make = [1, 2].map((back) => index.makes.at(tokens, at - back)).find((hit) => hit?.end === at)?.payload;
  if (!make) return undefined;
  const near = [...index.models.keys()].filter(
    (key) =>
      key.charAt(0) === word.charAt(0) &&
      Math.abs(key.length - word.length) <= 1 &&
      /^\p{L}{4,}$/u.test(key) &&
      index.models.get(key)?.some((hit) => hit.makes.some((each) => make.values.includes(each))) &&
      editDistance(word, key, 1) <= 1,
  );
  return near.length === 1 ? near[0] : undefined;
}

function isKnown(word: string, index: VocabularyIndex, known: ReadonlySet<string>): boolean {
  return stemsOf(word).some((form) => isWord(form, index, known));
}

function isWord(word: string, index: VocabularyIndex, known: ReadonlySet<string>): boolean {
  return (
    ordinaryWords.has(word) ||
    known.has(word) ||
    index.nameWords.has(word) ||
    index.values.words.has(word) ||
    index.makes.words.has(word) ||
    index.models.has(word)
  );
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

const caches = new WeakMap<VocabularyIndex, ReadonlyMap<string, readonly string[]>>();

function candidatesByLetter(index: VocabularyIndex): ReadonlyMap<string, readonly string[]> {
  const cached = caches.get(index);
  if (cached) return cached;
  const made = new Map<string, string[]>();
  for (const word of new Set([...index.nameWords, ...index.values.words, ...index.makes.words])) {
    if (!/^\p{L}{4,}$/u.test(word)) continue;
    const key = word.charAt(0);
    const list = made.get(key) ?? [];
    list.push(word);
    made.set(key, list);
  }
  caches.set(index, made);
  return made;
}

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
