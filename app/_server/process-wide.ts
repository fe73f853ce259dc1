/**
 * A value of the whole process, made when it is first asked for. It is kept on globalThis: start-up, pages and route
 * handlers are bundled apart, and a variable of a module would be another one in each bundle.
 */
export function processWide<Value>(name: `leeway${string}`, make: () => Value): () => Value {
  const kept = globalThis as unknown as Record<string, Value | undefined>;
  return () => {
    const value = kept[name] ?? make();
    kept[name] = value;
    return value;
  };
}

/** The same for what has to be opened; after a failure the next one who asks tries again. */
export function openedOnce<Value>(name: `leeway${string}`, open: () => Promise<Value>): () => Promise<Value> {
  const kept = globalThis as unknown as Record<string, Promise<Value> | undefined>;
  return processWide(name, () =>
    open().catch((error: unknown) => {
      kept[name] = undefined;
      throw error;
    }),
  );
}
