import { rememberedFor } from "@/lib/catalog/remembered";
import { attitudeWords, ownKinds } from "@/lib/reading/lexicon/attitude-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { MaskedWord } from "./masked-text";

const table = PhraseTable.keyed(Object.entries(attitudeWords));
export const attitudeVocabulary: ReadonlySet<string> = table.words;

/** A phrase's kind is at its first word. */
export const kindsOf = rememberedFor((words: readonly Pick<MaskedWord, "word" | "key">[]): readonly string[] => {
  const free = words.map(({ word, key }) => ({ word: key === undefined ? word : "" }));
  const kinds = words.map(() => "");
  for (let index = 0; index < words.length; index++) {
    const hit = table.at(free, index);
    const word = free[index]?.word ?? "";
    kinds[index] = ownKinds.has(word) ? word : (hit?.payload ?? "");
    if (hit) index = hit.end - 1;
  }
  return kinds;
});
