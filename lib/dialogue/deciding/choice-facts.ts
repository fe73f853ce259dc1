import type { Constraint } from "@/lib/constraints/constraint";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";

/** Weights closer than this are the same. */
const tolerance = 1e-9;

/** Nothing was even considered: the plain answer of a search that recommends nothing. */
export function isPlain(result: RelaxationResult | null): boolean {
  return result?.status === "exhausted" && result.trace.length === 0;
}

/** Several ways were found and none of them marked: they are listed, and nothing is recommended. */
export function listsOnly(result: RelaxationResult | null): boolean {
  return result?.status === "undecided" && result.relaxed.length === 0;
}

/** Whether the open choice is one between equal weights, as far as the words fix the weights. */
export function isTiedByWeight({
  result,
  wishes,
}: {
  result: RelaxationResult | null;
  wishes: readonly EffectiveWish[];
}): boolean {
  if (!result || listsOnly(result)) return false;
  const constraints = new Map(wishes.map(({ constraint }) => [constraint.id, constraint]));
  const bounds = result.tied.map((set) => {
    const members = set.flatMap((id) => constraints.get(id) ?? []);
    return { low: sumOf(members, lowest), high: sumOf(members, highest) };
  });
  return bounds.every((a) => bounds.every((b) => a.low <= b.high + tolerance));
}

/** What the weights and the other ways say about what was given up. */
export type Standing =
  /** No other set of wishes brings a car. */
  | { kind: "only" }
  /** Every other set weighs more. */
  | { kind: "lightest" }
  /** One of several, and not the lightest. */
  | { kind: "one-of"; ways: number }
  /** More was given up than any one way needs. */
  | { kind: "more" };

export function standingOf(result: RelaxationResult | null, given: readonly string[]): Standing {
  const sets = result?.correctionSets ?? [];
  const own = sets.find(({ members }) => members.length === given.length && members.every((id) => given.includes(id)));
  if (!own) return { kind: "more" };
  if (sets.length === 1) return { kind: "only" };
  const isLightest = sets.every((each) => each === own || each.weight > own.weight + tolerance);
  return isLightest ? { kind: "lightest" } : { kind: "one-of", ways: sets.length };
}

function lowest({ weight, interval }: Constraint): number {
  return Math.min(weight, interval?.[0] ?? weight);
}

function highest({ weight, interval }: Constraint): number {
  return Math.max(weight, interval?.[1] ?? weight);
}

function sumOf(members: readonly Constraint[], bound: (member: Constraint) => number): number {
  return members.reduce((sum, member) => sum + bound(member), 0);
}
