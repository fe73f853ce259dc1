import { oneThing } from "@/lib/constraints/trade-words";

/**
 * Whether words tell that one particular car is meant, whose name the shopper may not know. Its values are facts then, each
 * of which can be asked about, and it has one price and not a highest one.
 */
export function meansOneCar(words: string): boolean {
  const said = words.toLowerCase().replaceAll("’", "'");
  return oneThing.some((pattern) => pattern.test(said));
}
