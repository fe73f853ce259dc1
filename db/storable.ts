/** Postgres text holds no null character or half a surrogate pair, so no car's value does. */
export function isStorable(words: string): boolean {
  return !words.includes("\u0000") && !/\p{Surrogate}/u.test(words);
}

/** The same words without what Postgres cannot hold. */
export function storable(words: string): string {
  return words.replaceAll("\u0000", "").replace(/\p{Surrogate}/gu, "\uFFFD");
}

/** `JSON.stringify` writes this for a null character or half a surrogate pair, after whole pairs of backslashes. */
const unreadable = /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/g;

/** JSON that Postgres can also look into: it stores any escape, but fails to read fields with some. */
export function storableJson(document: unknown): string {
  return storableText(JSON.stringify(document));
}

/** The same for a document that is JSON already. */
export function storableText(json: string): string {
  return json.includes("\\u") ? json.replace(unreadable, "$1\\ufffd") : json;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isKey(key: string): boolean {
  return uuid.test(key);
}

/** Whether an outside name can be a study's, a message's or a share's: letters, digits, - and _. */
export function isName(name: string): boolean {
  return /^[\w-]{1,100}$/.test(name);
}

/** Whether Postgres can count with an outside number. */
export function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 2 ** 31;
}
