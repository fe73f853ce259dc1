import { oneThing } from "@/lib/constraints/trade-words";

/** Whether the shopper means one exact car. Its values are facts to ask about, with one price instead of a highest. */
export function meansOneCar(words: string): boolean {
  const said = words.toLowerCase().replaceAll("’", "'");
  return oneThing.some((pattern) => pattern.test(said));
}
