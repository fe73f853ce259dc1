import { byName, classify, FeatureSet, modelNamed } from "@/lib/reading/learned/linear-model";
import { maskWords } from "@/lib/reading/learned/masked-text";
import { namesIn } from "@/lib/reading/text/names-in";
import type { Direction } from "./directions";
import modelFile from "./kind-model.json";
import type { Named } from "./referents";

/** A price is a fact, and rules handle choices. */
export const learnedKinds = namesIn(
  "facts compare superlative count whatif cost why term running recommend unknown how",
);
export type LearnedKind = (typeof learnedKinds)[number];

export const kindBuckets = 2 ** 16;

export interface AskedOn {
  shows: number;
  gives: boolean;
  wishes: boolean;
}

export function kindChances(
  named: Named,
  directions: readonly Direction[],
  on: AskedOn,
): Readonly<Record<LearnedKind, number>> {
  return byName(learnedKinds, classify(modelNamed("kinds", modelFile), kindFeatures(named, directions, on)));
}

export function kindFeatures(
  { tokens, names, values, topics }: Named,
  directions: readonly Direction[],
  on: AskedOn,
): number[] {
  const { found, add, grams } = new FeatureSet(kindBuckets);
  const tokenAt = (letter: number) => tokens.filter(({ start }) => start < letter).length;
  const spans = [
    ...names.map(({ start, end }) => ({ key: "CAR", slot: "model", start: tokenAt(start), end: tokenAt(end) })),
    ...values.map(({ slot, start, end }) => ({ key: "VAL", slot, start, end })),
    ...directions.map(({ degree, end, slot, start, stop }) => ({ key: `${degree} ${end}`, slot, start, end: stop })),
    ...topics.map(({ slots, start, end }) => ({ key: "TOP", slot: slots[0], start, end })),
  ];
  const masked = maskWords(tokens, spans).map(({ word, key }) => key ?? word);
  const words = ["<", ...masked, ">"];
  grams("w", words, 4);
  grams("o", words.slice(0, 5), 4);
  for (const word of masked)
    if (word.length > 4) for (const piece of [word.slice(0, 4), word.slice(-4)]) add(`piece ${piece}`);
  for (const { key, slot } of spans) for (const each of [`has ${key}`, `slot ${slot} ${key}`]) add(each);
  const shows = `shows ${Math.min(2, on.shows)}`;
  for (const each of [shows, `names ${Math.min(3, names.length)}`, `names ${Math.min(3, names.length)} ${shows}`])
    add(each);
  add(`gives ${on.gives} wishes ${on.wishes}`);
  add(`length ${Math.min(12, masked.length)}`);
  return [...found];
}
