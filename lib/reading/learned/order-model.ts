import type { SlotName } from "@/lib/constraints/slot-name";
import type { Comparison } from "@/lib/reading/importance/importance";
import { bucketOf, classify, FeatureSet, modelNamed } from "./linear-model";
import { other, target } from "./masked-text";
import modelFile from "./order-model.json";
import { sentencesIn, type WishContext, wishFeatures } from "./wish-views";
import { kindsOf } from "./word-kinds";

/** How one wish of a message stands to another. */
export const orderClasses = ["heavier", "alike", "lighter"] as const;
export const orderBuckets = 2 ** 18;

/** A rival stands out among the other wishes. */
const rival = "SSS";

/** A wish of a message with all that is said around it, once for each side of a pair. */
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

/** What is said around both wishes, and the sentences that name both of them. */
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

/** From this probability on words put one wish below another: nine of ten such orders are right on voices left out. */
const sure = 0.65;
/** A must is put below another wish only by words that hardly leave a doubt. */
const sureOfMust = 0.9;
/** Wishes that are compared: people's messages have fewer. */
const mostWishes = 7;

/** Which wishes of a message matter less than which, learned from pairs in the sentences and messages of many voices. */
export function learnedOrders(
  slots: readonly SlotName[],
  contextOf: (slot: SlotName) => WishContext,
  musts: ReadonlySet<SlotName>,
): Comparison[] {
  const model = modelNamed("order", modelFile);
  const sides = slots.slice(0, mostWishes).map((slot) => ({ slot, ...orderSide(contextOf(slot)) }));
  const lighter = (one: OrderSide, two: OrderSide) => {
    const there = classify(model, orderFeatures(one, two))[2] ?? 0;
    return (there + (classify(model, orderFeatures(two, one))[0] ?? 0)) / 2;
  };
  return sides.flatMap((one) =>
    sides.flatMap((two): Comparison[] =>
      one !== two && lighter(one, two) > (musts.has(one.slot) ? sureOfMust : sure)
        ? [{ lighter: [one.slot], heavier: [two.slot] }]
        : [],
    ),
  );
}
