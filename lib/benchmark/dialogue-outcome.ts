import { type ReleasedAnswer, releasedStatuses } from "@/lib/benchmark/released/released-question";
import { type Product, toProduct } from "@/lib/catalog/catalog-reader";
import { type Constraint, type Predicate, valuesOf, type WordTable, wordTable } from "@/lib/constraints";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";

export interface DialogueOutcome {
  /** `undecided`: weights left several choices; `relaxed` and `product` hold the marked pick. */
  status: "satisfied" | "relaxed" | "undecided" | "exhausted" | "locked-conflict" | "invalid";
  constraints: readonly Predicate[];
  relaxed: readonly Predicate[];
  /** The original wishes, where `relaxed` holds replacements. */
  relaxedFrom?: readonly Predicate[];
  /** Tied sets; empty unless `undecided`. */
  tied: readonly (readonly Predicate[])[];
  firstDrop: readonly Predicate[];
  product: Product | null;
}

export function dialogueOutcome(result: RelaxationResult, constraints: readonly Constraint[]): DialogueOutcome {
  const byId = new Map(constraints.map((each) => [each.id, each]));
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    status: result.status,
    constraints,
    relaxed: result.relaxed.map(({ constraint }) => constraint),
    tied: result.tied.map(named),
    firstDrop: named(result.trace[0]?.considered ?? []),
    product: result.car,
  };
}

/** As in the published evaluation, a replacement counts as itself and never matches. */
export function outcomeOfReleased(answer: ReleasedAnswer, constraints: readonly Predicate[]): DialogueOutcome {
  const { relaxed, product } = answer;
  const recorded = relaxed ? [relaxed.to ?? relaxed.from] : [];
  return {
    status: releasedStatuses[answer.status],
    constraints,
    relaxed: recorded,
    relaxedFrom: relaxed ? [relaxed.from] : [],
    tied: [],
    firstDrop: recorded,
    product: product ? toProduct(product) : null,
  };
}

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
