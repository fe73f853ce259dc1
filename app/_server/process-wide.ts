/** A value of the whole process, on globalThis: each bundle would have its own copy of a module's variable. */
export function processWide<Value>(name: `leeway${string}`, make: () => Value): () => Value {
  const kept = globalThis as unknown as Record<string, Value | undefined>;
  return () => {
    const value = kept[name] ?? make();
    kept[name] = value;
    return value;
  };
}

/** The same for an opening that may fail; the next caller then tries again. */
export function openedOnce<Value>(name: `leeway${string}`, open: () => Promise<Value>): () => Promise<Value> {
  const kept = globalThis as unknown as Record<string, Promise<Value> | undefined>;
  return processWide(name, () =>
    open().catch((error: unknown) => {
      kept[name] = undefined;
      throw error;
    }),
  );
}
