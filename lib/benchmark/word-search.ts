import type { Product } from "@/lib/catalog/catalog-reader";
import { describeConstraint, slotNames, valuesOf } from "@/lib/constraints";
import { standingAmong } from "./known-target";

/** Usual values of Robertson and Zaragoza 2009. */
const [saturation, lengthShare] = [1.2, 0.75];

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z\d]+/g) ?? [];

/** BM25 over texts. Scores each by a query's words. */
export function openWordSearch(texts: readonly string[]): (query: string) => Float64Array {
  const postings = new Map<string, Map<number, number>>();
  const lengths = texts.map((text, at) => {
    const words = wordsOf(text);
    for (const word of words) {
      const own = postings.get(word) ?? new Map<number, number>();
      postings.set(word, own.set(at, (own.get(at) ?? 0) + 1));
    }
    return words.length;
  });
  const meanLength = lengths.reduce((sum, each) => sum + each, 0) / texts.length;
  return (query) => {
    const scores = new Float64Array(texts.length);
    for (const word of wordsOf(query)) {
      const own = postings.get(word) ?? new Map<number, number>();
      const rarity = Math.log(1 + (texts.length - own.size + 0.5) / (own.size + 0.5));
      for (const [at, count] of own) {
        const long = 1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / meanLength;
        scores[at] = (scores[at] ?? 0) + (rarity * count * (saturation + 1)) / (count + saturation * long);
      }
    }
    return scores;
  };
}

/** All facts in words, in the order of the slots. */
export function factsInWords(product: Product, slots: readonly (keyof Product)[] = slotNames): string[] {
  return slots.flatMap((slot) => {
    const held = product[slot];
    return held === null ? [] : valuesOf(held).map((value) => describeConstraint({ slot, op: "==", value }));
  });
}

/** In random order among equal scores. */
export function standingByScore(scores: Float64Array, target: number) {
  const own = scores[target] ?? 0;
  let [before, beside] = [0, 0];
  for (const each of scores) {
    if (each > own) before++;
    else if (each === own) beside++;
  }
  return standingAmong(beside, false, before);
}
