/** A table whose keys may be anybody's words: only what was written into it is in it. */
export type WordTable<Value> = Readonly<Record<string, Value>>;

/** Makes a table that inherits nothing, so that "constructor" or "__proto__" is found only where it was written in. */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): WordTable<Value> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, entries));
}

/** What an object from outside holds under a key from outside, and not what all objects inherit. */
export function heldUnder<Value>(held: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(held, key) ? held[key] : undefined;
}
