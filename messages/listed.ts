// British lists have no comma before the last "and".
const lists = {
  and: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  or: new Intl.ListFormat("en-GB", { type: "disjunction" }),
};

export function listed(items: readonly string[], word: keyof typeof lists = "and"): string {
  return lists[word].format(items);
}
