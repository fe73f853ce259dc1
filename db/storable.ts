/** Postgres text can't hold a null character or half a surrogate pair. */
export function isStorable(words: string): boolean {
  return !words.includes("\u0000") && !/\p{Surrogate}/u.test(words);
}

export function storable(words: string): string {
  return words.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** Matches their `JSON.stringify` escapes, after whole pairs of backslashes. */
const unreadable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** Drops escapes that Postgres stores in JSON but can't read back. */
export function storableJson(document: unknown): string {
  return storableText(JSON.stringify(document));
}

export function storableText(json: string): string {
  return json.includes("\\u") ? json.replace(unreadable, "$1\\ufffd") : json;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isKey(key: string): boolean {
  return uuid.test(key);
}

export function isName(name: string): boolean {
  return /^[\w-]{1,100}$/.test(name);
}

/** Checks that an outside number fits Postgres. */
export function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 2 ** 31;
}
