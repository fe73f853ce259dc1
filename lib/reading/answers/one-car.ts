import { oneThing } from "@/lib/constraints/trade-words";

/** Returns whether the shopper means one exact car. Its values are then facts, with one price. */
export function meansOneCar(words: string): boolean {
  const said = words.toLowerCase().replaceAll("’", "'");
  return oneThing.some((pattern) => pattern.test(said));
}
