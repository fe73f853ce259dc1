/** Keeps a value on globalThis, because each bundle has its own copy of module variables. */
export function processWide<Value>(name: `leeway${string}`, make: () => Value): () => Value {
  const kept = globalThis as unknown as Record<string, Value | undefined>;
  return () => {
    const value = kept[name] ?? make();
    kept[name] = value;
    return value;
  };
}

/** Retries on the next call if opening fails. */
export function openedOnce<Value>(name: `leeway${string}`, open: () => Promise<Value>): () => Promise<Value> {
  const kept = globalThis as unknown as Record<string, Promise<Value> | undefined>;
  return processWide(name, () =>
    open().catch((error: unknown) => {
      kept[name] = undefined;
      throw error;
    }),
  );
}
