import { attitudeWords } from "@/lib/reading/lexicon/attitude-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { MaskedWord } from "./masked-text";

const table = new PhraseTable<string>();
for (const [kind, phrases] of Object.entries(attitudeWords)) for (const phrase of phrases) table.add(phrase, kind);
export const attitudeVocabulary: ReadonlySet<string> = table.words;

/** Each is its own kind. */
const kept = new Set(", . ! ? ; but if more less than most least everything anything else only".split(" "));
type Said = Pick<MaskedWord, "word" | "key">;
const known = new WeakMap<readonly Said[], readonly string[]>();

/** A phrase's kind is at its first word. */
export function kindsOf(words: readonly Said[]): readonly string[] {
  const kinds = known.get(words) ?? findKinds(words);
  known.set(words, kinds);
  return kinds;
}

function findKinds(words: readonly Said[]): string[] {
  const free = words.map(({ word, key }) => ({ word: key === undefined ? word : "" }));
  const kinds = words.map(() => "");
  for (let index = 0; index < words.length; index++) {
    const hit = table.at(free, index);
    const word = free[index]?.word ?? "";
    kinds[index] = kept.has(word) ? word : (hit?.payload ?? "");
    if (hit) index = hit.end - 1;
  }
  return kinds;
}
