import { type Predicate, valuesOf, type WordTable, wordTable } from "@/lib/constraints";

export function samePredicate(a: Predicate, b: Predicate): boolean {
  return keyOf(a) === keyOf(b);
}

export function sameSet(a: readonly Predicate[], b: readonly Predicate[]): boolean {
  const left = new Set(a.map(keyOf));
  const right = new Set(b.map(keyOf));
  return left.size === right.size && [...left].every((key) => right.has(key));
}

const singular: WordTable<string> = wordTable({ in: "==", "not in": "!=" });

function keyOf({ slot, op, value }: Predicate): string {
  const values = [...new Set(valuesOf(value).map(String))].sort();
  return JSON.stringify([slot, values.length === 1 ? (singular[op] ?? op) : op, values]);
}
