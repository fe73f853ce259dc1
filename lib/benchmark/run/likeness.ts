/** Word overlap with the closest earlier question (ProductAgent, Figure 5, instead of BERTScore). */
export function likenessOf(questions: readonly string[]): number[] {
  const words = questions.map((text) => new Set(text.toLowerCase().match(/[a-z]+/g) ?? []));
  return words.slice(1).map((own, index) => Math.max(...words.slice(0, index + 1).map((other) => overlap(own, other))));
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  const all = new Set([...one, ...other]).size;
  return all > 0 ? shared / all : 0;
}
