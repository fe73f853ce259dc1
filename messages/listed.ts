// British lists have no comma before the last "and".
const types = { and: "conjunction", or: "disjunction" } as const;
const formats: Partial<Record<keyof typeof types, Intl.ListFormat>> = {};

/** Makes a format on its first use: that costs a phone 20 ms, and a page may never list anything. */
export function listed(items: readonly string[], word: keyof typeof types = "and"): string {
  formats[word] ??= new Intl.ListFormat("en-GB", { type: types[word] });
  return formats[word].format(items);
}
