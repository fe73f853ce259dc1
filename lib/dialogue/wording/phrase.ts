/** Picks the first wording unused in two turns, or else the oldest, so none comes three times in a row. */
export interface Phrasebook {
  /** Newest last. */
  used: string[];
}

const remembered = 24;

export function openPhrasebook(used: readonly string[]): Phrasebook {
  return { used: [...used] };
}

/** One of several equal sentences. `key` names the family. */
export function say(book: Phrasebook, key: string, variants: readonly string[]): string {
  const lastUse = (index: number) => book.used.lastIndexOf(`${key}${index}`);
  let best = 0;
  for (let index = 1; index < variants.length; index += 1) if (lastUse(index) < lastUse(best)) best = index;
  book.used = [...book.used, `${key}${best}`].slice(-remembered);
  return variants[best] ?? "";
}
