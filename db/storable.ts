/** Postgres holds no text with a null character or half a surrogate pair, so no car can have such a value. */
export function isStorable(words: string): boolean {
  return !words.includes("\u0000") && !/\p{Surrogate}/u.test(words);
}

/** The same words without what Postgres cannot hold. */
export function storable(words: string): string {
  return words.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a key from outside can name a row at all; Postgres answers anything else with an error. */
export function isKey(key: string): boolean {
  return uuid.test(key);
}
