/** Keys may come from outside. Holds only its own entries. */
export type WordTable<Value> = Readonly<Record<string, Value>>;

/** Inherits nothing, so "constructor" and "__proto__" are ordinary words. */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): WordTable<Value> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, entries));
}

/** Ignores inherited keys. */
export function heldUnder<Value>(held: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(held, key) ? held[key] : undefined;
}
