/** A table whose keys may be anybody's words. It holds only its own entries. */
export type WordTable<Value> = Readonly<Record<string, Value>>;

/** Builds a table that inherits nothing, so "constructor" and "__proto__" are ordinary words. */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): WordTable<Value> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, entries));
}

/** The value an outside object holds under an outside key, ignoring inherited ones. */
export function heldUnder<Value>(held: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(held, key) ? held[key] : undefined;
}
