/** Words that state a number; "one" is left out, because it mostly stands for a car. */
const numerals: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  dozen: 12,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  // Composed numbers are written in digits by code, so none of these can be a fact.
  hundred: Number.NaN,
  thousand: Number.NaN,
  million: Number.NaN,
  half: 0.5,
  twice: 2,
  double: 2,
};

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
