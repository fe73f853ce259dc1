import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import { small, tens } from "@/lib/preferences/embedded/numerals";

/** Words that state a number; "one" is left out, because it mostly stands for a car. */
const numerals: WordTable<number> = wordTable({
  ...small,
  ...tens,
  dozen: 12,
  // Composed numbers are written in digits by code, so none of these can be a fact.
  hundred: Number.NaN,
  thousand: Number.NaN,
  million: Number.NaN,
  half: 0.5,
  twice: 2,
  double: 2,
});

/** Every number a text states, in digits ("$24,000", "24k", "2.5") or in words. */
export function numbersIn(text: string): number[] {
  const digits = [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)(k\b)?/gi)].map(
    ([, number = "", thousands]) => Number(number.replaceAll(",", "")) * (thousands ? 1000 : 1),
  );
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...digits, ...words.flatMap((word) => numerals[word] ?? [])];
}

/** Longest prose that is shown, in characters: a reply, not an essay. */
const longestProse = 700;

/**
 * Whether prose may stand for a reply: it states no number that its facts do not state, and is plain text of bearable
 * length. What it says in words alone cannot be checked; numbers are what a shopper would act on.
 */
export function isGrounded(prose: string, facts: readonly string[]): boolean {
  if (prose.length > longestProse || /[<>`#|]|https?:/.test(prose)) return false;
  const stated = new Set(facts.flatMap(numbersIn));
  return numbersIn(prose).every((number) => stated.has(number));
}
