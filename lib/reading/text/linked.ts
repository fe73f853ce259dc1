import { determiners, linkingWords } from "@/lib/reading/lexicon/clause-words";

/** Whether only words like "and the" lie between two names. */
export function areLinked(between: readonly { word: string }[]): boolean {
  const links = between.filter(({ word }) => linkingWords.has(word));
  return links.length > 0 && between.every(({ word }) => linkingWords.has(word) || determiners.has(word));
}
