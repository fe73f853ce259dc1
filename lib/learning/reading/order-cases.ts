import { type Level, levels } from "@/lib/constraints";
import { orderFeatures, orderSide } from "@/lib/reading/learned/order-model";
import type { WishContext } from "@/lib/reading/learned/wish-views";
import type { LinearCase } from "./train-linear";

export interface LeveledMessage {
  contexts: readonly (WishContext & { level: Level | "none" | "refused" })[];
  order: readonly (readonly [string, string])[];
}

const mostWishes = 5;

/** Levels decide where no label does. */
export function orderCases(messages: readonly LeveledMessage[]): LinearCase[] {
  return messages.flatMap(({ contexts, order }) => {
    const wished = contexts.flatMap(({ level, ...context }) =>
      level === "none" || level === "refused" ? [] : [{ level, key: context.key, side: orderSide(context) }],
    );
    const listed = (one: string, two: string) => order.some(([more, less]) => more === one && less === two);
    const isHeavier = (one: { key: string; level: Level }, two: { key: string; level: Level }) => {
      if (listed(one.key, two.key) || listed(two.key, one.key)) return listed(one.key, two.key);
      return levels.indexOf(one.level) < levels.indexOf(two.level);
    };
    const few = wished.slice(0, mostWishes);
    return few.flatMap((one) =>
      few.flatMap((two): LinearCase[] => {
        if (one === two) return [];
        const label = isHeavier(one, two) ? 0 : isHeavier(two, one) ? 2 : 1;
        return [{ features: Uint32Array.from(orderFeatures(one.side, two.side)), label }];
      }),
    );
  });
}
