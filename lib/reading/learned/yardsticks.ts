import { yardstickWords } from "@/lib/reading/lexicon/reference-words";
import type { WishContext } from "./wish-views";

const { compares, conditions, ends, bounds } = yardstickWords;

/**
 * Whether a message names a wish only to compare others with it, or as their condition: "I can bend on the model if the
 * year fits", "flexible on the trim compared to the fuel". It says nothing of that wish's own level.
 */
export function isYardstick({ words, key }: WishContext): boolean {
  const places = words.flatMap((word, at) => (word.key === key ? [at] : []));
  return places.length > 0 && places.every((at) => isBehindComparison(words, at));
}

function isBehindComparison(words: WishContext["words"], at: number): boolean {
  let isApart = false;
  for (let index = at - 1; index >= 0; index--) {
    const { word, key } = words[index] ?? { word: "." };
    if (key !== undefined) continue;
    if (ends.has(word)) return false;
    // "No less than 35 mpg" is a bound.
    if (compares.has(word)) return !(index === at - 1 && bounds.has(words[index - 1]?.word ?? ""));
    if (conditions.has(word)) return !isApart;
    isApart ||= word === ",";
  }
  return false;
}
