/** Picks the first wording unused in two turns, else the oldest. */
export interface Phrasebook {
  used: string[];
}

const remembered = 24;

/** `key` names the family of equal sentences. */
export function say(book: Phrasebook, key: string, variants: readonly string[]): string {
  const lastUse = (index: number) => book.used.lastIndexOf(`${key}${index}`);
  let best = 0;
  for (let index = 1; index < variants.length; index += 1) if (lastUse(index) < lastUse(best)) best = index;
  book.used = [...book.used, `${key}${best}`].slice(-remembered);
  return variants[best] ?? "";
}
