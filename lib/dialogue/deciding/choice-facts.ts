import type { Constraint } from "@/lib/constraints";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";

const tolerance = 1e-9;

/** No method ran. */
export function isPlain(result: RelaxationResult | null): boolean {
  return result?.status === "exhausted" && result.trace.length === 0;
}

export function listsOnly(result: RelaxationResult | null): boolean {
  return result?.status === "undecided" && result.relaxed.length === 0;
}

/** Words leave the weights equal. */
export function isTiedByWeight(met: { result: RelaxationResult | null; wishes: readonly EffectiveWish[] }): boolean {
  const { result, wishes } = met;
  if (!result || listsOnly(result)) return false;
  const constraints = new Map(wishes.map(({ constraint }) => [constraint.id, constraint]));
  const bounds = result.tied.map((set) => {
    const members = set.flatMap((id) => constraints.get(id) ?? []);
    const sumOf = (bound: (member: Constraint) => number) => members.reduce((sum, each) => sum + bound(each), 0);
    return {
      low: sumOf(({ weight, interval = [weight, weight] }) => Math.min(weight, interval[0])),
      high: sumOf(({ weight, interval = [weight, weight] }) => Math.max(weight, interval[1])),
    };
  });
  return bounds.every((a) => bounds.every((b) => a.low <= b.high + tolerance));
}

export type Standing =
  | { kind: "only" }
  | { kind: "lightest" }
  | { kind: "one-of"; ways: number }
  /** Drops more than any one way needs. */
  | { kind: "more" };

export function standingOf(result: RelaxationResult | null, given: readonly string[]): Standing {
  const sets = result?.correctionSets ?? [];
  const own = sets.find(({ members }) => members.length === given.length && members.every((id) => given.includes(id)));
  if (!own) return { kind: "more" };
  if (sets.length === 1) return { kind: "only" };
  const isLightest = sets.every((each) => each === own || each.weight > own.weight + tolerance);
  return isLightest ? { kind: "lightest" } : { kind: "one-of", ways: sets.length };
}
