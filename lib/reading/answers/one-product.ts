import { oneThing } from "@/lib/constraints/trade-words";

/** Returns whether the shopper means one exact product. Its values are then facts, with one price. */
export function meansOneProduct(words: string): boolean {
  const said = words.toLowerCase().replaceAll("’", "'");
  return oneThing.some((pattern) => pattern.test(said));
}
