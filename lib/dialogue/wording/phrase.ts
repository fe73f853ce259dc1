/**
 * Picks a wording that was not used in the last two turns, so that no sentence comes three times in a row.
 * Deterministic: the first variant not used lately, else the one used longest ago.
 */
export interface Phrasebook {
  /** Keys of the latest wordings, newest last. */
  used: string[];
}

const remembered = 24;

export function openPhrasebook(used: readonly string[]): Phrasebook {
  return { used: [...used] };
}

/** One of several sentences that say the same; `key` names the family. */
export function say(book: Phrasebook, key: string, variants: readonly string[]): string {
  const lastUse = (index: number) => book.used.lastIndexOf(`${key}${index}`);
  let best = 0;
  for (let index = 1; index < variants.length; index += 1) if (lastUse(index) < lastUse(best)) best = index;
  book.used = [...book.used, `${key}${best}`].slice(-remembered);
  return variants[best] ?? "";
}
