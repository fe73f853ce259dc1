import type { SlotName } from "@/lib/constraints";
import type { Comparison } from "@/lib/reading/importance/importance";
import { clauseEnds, referenceOrdinals } from "@/lib/reading/lexicon/reference-words";
import { bucketOf, classify, FeatureSet, modelNamed } from "./linear-model";
import { aimedAt, type MaskedWord, other, target } from "./masked-text";
import modelFile from "./order-model.json";
import { enders, stretch } from "./span-features";
import { kindsOf } from "./word-kinds";

export interface WishContext {
  words: readonly MaskedWord[];
  question: readonly MaskedWord[];
  key: string;
  stern?: boolean;
}

const othersApart: ReadonlySet<string> = new Set([other]);
const clauseApart: ReadonlySet<string> = new Set([...clauseEnds, other]);
const reach = 6;
/** Words classified by kind, and copies per kind. */
const kindReach = 12;
const kindCopies = [0, 1] as const;
const mostPlaces = 3;

/**
 * Returns 1-to-4-grams of a wish's sentence, clause, windows, next sentence and message, or of the answer if only the
 * question names it. `only` limits them to one place.
 */
export function wishFeatures({ words, question, key }: WishContext, buckets: number, only?: number): number[] {
  const { found, add, grams } = new FeatureSet(buckets);
  const text = aimedAt(words, key);
  const asked = aimedAt(question, key);
  add("bias");
  grams("W", text, 2);
  const kinds = kindsOf(words);
  const kindGrams = (view: string, from: number, to: number, most = Number.POSITIVE_INFINITY) => {
    const list = kinds.slice(from, to).flatMap((kind, index) => {
      const word = text[from + index] ?? "";
      return word === target || word === other ? [word] : kind === "" ? [] : [kind];
    });
    for (const copy of kindCopies) grams(`${view}${copy}`, most < 0 ? list.slice(most) : list.slice(0, most), 3);
  };
  const all = text.flatMap((word, index) => (word === target ? [index] : [])).slice(0, mostPlaces);
  const places = only === undefined ? all : all.slice(only, only + 1);
  if (places.length === 0) {
    add("only asked");
    grams("A", ["<", ...text, ">"], 3);
    kindGrams("KA", 0, text.length);
    grams("Q", asked, 2);
    const stop = text.findIndex((word) => clauseEnds.has(word));
    grams("F", ["<", ...text.slice(0, stop < 0 ? text.length : stop + 1)], 3);
    add(`length${Math.min(6, text.length)}`);
    return found;
  }
  if (asked.length > 0) grams("Q", asked, 1);
  const order = [...new Set(words.flatMap((each) => (each.key === undefined ? [] : [each.key])))];
  const rank = order.indexOf(key);
  const place = rank === order.length - 1 ? "last" : String(rank);
  if (order.length > 1) {
    add(`rank${rank}/${order.length}`);
    for (const [index, word] of text.entries()) {
      if (!referenceOrdinals.has(word)) continue;
      add(`O${rank}/${order.length}${word}`);
      for (let next = index; next < Math.min(text.length, index + 8) && !enders.has(text[next] ?? ""); next++)
        add(`O${place}${word}>${text[next]}`);
    }
  }
  for (const at of places) {
    const [start, end] = sentenceAround(text, at);
    const sentence = ["<", ...text.slice(start, end), ">"];
    grams("S", sentence, 4);
    grams("s", sentence.map(stemmed), 2);
    const [from, to] = stretch(text, at, clauseApart, start, end);
    kindGrams("KS", start, end);
    kindGrams("KL", Math.max(start, at - kindReach), at, -3);
    kindGrams("KR", at + 1, Math.min(end, at + 1 + kindReach), 3);
    grams("C", [`<${text[from - 1] ?? ""}`, ...text.slice(from, to), `>${text[to] ?? ""}`], 4);
    const [near, far] = stretch(text, at, othersApart, start, end);
    grams("N", text.slice(near, far), 3);
    grams("L", text.slice(Math.max(start, at - reach), at), 3);
    grams("R", text.slice(at + 1, Math.min(end, at + 1 + reach)), 3);
    for (let step = 1; step <= 3; step++) {
      add(`l${step}${text[at - step] ?? "^"}`);
      add(`r${step}${text[at + step] ?? "$"}`);
    }
    add(`lr${text[at - 1]}|${text[at + 1]}`);
    const [, behind] = end < text.length ? sentenceAround(text, end) : [end, end];
    const following = text.slice(end, behind);
    if (!following.includes(target)) {
      grams("X", following, 3);
      kindGrams("KX", end, behind);
    }
    add(`others${Math.min(3, order.length - 1)}`);
  }
  return found;
}

/** Empty if there are more than people write. */
export function tellingPlaces({ words, key }: WishContext): number[] {
  const count = words.filter((each) => each.key === key).length;
  return count > mostPlaces ? [] : Array.from({ length: count }, (_, place) => place);
}

function stemmed(word: string): string {
  return word.length > 4 ? word.replace(/(ing|ed|es|s|ly)$/, "") : word;
}

export function sentencesIn(text: readonly string[]): [number, number][] {
  const found: [number, number][] = [];
  for (let at = 0; at < text.length; at = found.at(-1)?.[1] ?? text.length) found.push(sentenceAround(text, at));
  return found;
}

function sentenceAround(text: readonly string[], at: number): [number, number] {
  let start = at;
  while (start > 0 && !enders.has(text[start - 1] ?? "")) start--;
  let end = at;
  while (end < text.length - 1 && !enders.has(text[end] ?? "")) end++;
  return [start, end + 1];
}

export const orderClasses = ["heavier", "alike", "lighter"] as const;
export const orderBuckets = 2 ** 18;

const rival = "SSS";

export interface OrderSide {
  context: WishContext;
  first: readonly number[];
  second: readonly number[];
}

export function orderSide(context: WishContext): OrderSide {
  const own = wishFeatures(context, orderBuckets);
  const turned = (side: string) => own.map((bucket) => bucketOf(`${side}${bucket}`, orderBuckets));
  return { context, first: turned("first "), second: turned("second ") };
}

export function orderFeatures(one: OrderSide, two: OrderSide): number[] {
  const { words } = one.context;
  const { found, grams } = new FeatureSet(orderBuckets);
  const shown = (plain: readonly string[]) =>
    words.map(({ key }, index) => {
      if (key === undefined) return plain[index] ?? "";
      return key === one.context.key ? target : key === two.context.key ? rival : other;
    });
  const kinds = shown(kindsOf(words));
  const text = shown(words.map(({ word }) => word));
  for (const [from, to] of sentencesIn(text)) {
    const sentence = text.slice(from, to);
    if (!sentence.includes(target) || !sentence.includes(rival)) continue;
    grams("B", ["<", ...sentence, ">"], 4);
    for (const copy of [0, 1]) grams(`K${copy}`, kinds.slice(from, to).filter(Boolean), 3);
  }
  return [...found, ...one.first, ...two.second];
}

/** Minimum probability to rank one wish below another. On left-out voices, nine of ten are right. */
const sure = 0.65;
/** How much surer it must be to turn the levels around, per weight between them. */
const against = 1.5;
/** People's messages have fewer. */
const mostWishes = 7;

export function learnedOrders(
  slots: readonly SlotName[],
  contextOf: (slot: SlotName) => WishContext,
  weightOf: ReadonlyMap<SlotName, number>,
): Comparison[] {
  if (slots.length < 2) return [];
  const sides = slots.slice(0, mostWishes).map((slot) => ({ slot, ...orderSide(contextOf(slot)) }));
  const model = modelNamed("order", modelFile);
  const chances = sides.map((one) => sides.map((two) => (one === two ? [] : classify(model, orderFeatures(one, two)))));
  const lighter = (one: number, two: number) => ((chances[one]?.[two]?.[2] ?? 0) + (chances[two]?.[one]?.[0] ?? 0)) / 2;
  return sides.flatMap((one, at) =>
    sides.flatMap((two, beside): Comparison[] => {
      const apart = (weightOf.get(one.slot) ?? 0) - (weightOf.get(two.slot) ?? 0);
      const isSure = lighter(at, beside) > sure + against * Math.max(0, apart);
      return isSure ? [{ lighter: [one.slot], heavier: [two.slot] }] : [];
    }),
  );
}
