import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { JudgeView } from "@/lib/study/run-view";

/** `products` are named by catalog position. */
export function trialFacts(replies: readonly (readonly ReplyPart[])[], infeasible: boolean) {
  const products = new Map(productsOfTrial(replies).map(({ position, name }) => [position, name]));
  const gaveWay = replies.flat().some((part) => part.type === "data-relaxation" && part.data.gaveWay.length > 0);
  return { products, gaveWay, infeasible };
}

/** Each product once: the last list in order, then earlier ones, newest first. */
export function productsOfTrial(replies: readonly (readonly ReplyPart[])[]): JudgeView["cars"] {
  const lists = replies.flat().flatMap((part) => (part.type === "data-results" ? [part.data.cars] : []));
  const products = new Map<number, JudgeView["cars"][number]>();
  lists.toReversed().forEach((list, ago) => {
    for (const { position, name, year, price } of list) {
      if (!products.has(position))
        products.set(position, { position, name: `${year} ${name}`, price, earlier: ago > 0 });
    }
  });
  return [...products.values()];
}
