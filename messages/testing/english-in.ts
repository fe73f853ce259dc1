import { defaultProducts } from "@/db/seed/default-catalog";
import { slotDefinitions, slotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { answering, unknownTopics } from "@/lib/constraints/trade-words";

const word = /[A-Za-z][A-Za-z'’]+/g;

export function wordsIn(text: string): string[] {
  // One letter repeated is not a word.
  return (text.match(word) ?? []).filter((each) => !/^(.)\1+$/.test(each));
}

/** Words that are not messages: "Subaru", "mpg". */
function wordsOfDomain(): Set<string> {
  const slots = slotNames.flatMap((slot) => [
    JSON.stringify(slotDefinitions[slot]),
    ...slotWords[slot].questions,
    slotWords[slot].oneThing,
    slotWords[slot].impossible?.(1) ?? "",
    JSON.stringify(slotWords[slot].tells ?? {}),
  ]);
  const products = defaultProducts().map((product) => JSON.stringify(Object.values(product)));
  const facts = [JSON.stringify(answering), ...Object.values(unknownTopics).flatMap(({ near }) => near.flat())];
  return new Set([...slots, ...facts, ...products].flatMap(wordsIn).map((each) => each.toLowerCase()));
}

const known = wordsOfDomain().add("and").add("or").add("leeway");

/** Finds English text that bypasses the catalogue, except for products, slots and given text. */
export function englishIn(text: string, given: readonly string[]): string[] {
  const said = new Set(given.flatMap(wordsIn).map((each) => each.toLowerCase()));
  return wordsIn(text).filter((each) => !known.has(each.toLowerCase()) && !said.has(each.toLowerCase()));
}
