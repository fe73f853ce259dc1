import type { SlotName } from "@/lib/constraints";
import type { Comparison } from "@/lib/reading/importance/importance";
import { bucketOf, classify, FeatureSet, modelNamed } from "./linear-model";
import { other, target } from "./masked-text";
import modelFile from "./order-model.json";
import { sentencesIn, type WishContext, wishFeatures } from "./wish-views";
import { kindsOf } from "./word-kinds";

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
/** To put a must below another wish. */
const sureOfMust = 0.9;
/** People's messages have fewer. */
const mostWishes = 7;

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
