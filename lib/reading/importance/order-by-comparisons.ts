import type { Constraint } from "@/lib/constraints/constraint";
import { levelOf } from "@/lib/constraints/weight";
import type { Comparison } from "./importance";

/** How far a comparison puts two wishes apart at least. */
const step = 0.08;
/** What a wish that lost a comparison weighs at most, unless the other is itself lighter. */
const loserCeiling = 0.4;

/** Puts compared wishes in the order the words gave them, moving the lighter one down. */
export function orderByComparisons(
  constraints: readonly Constraint[],
  comparisons: readonly Comparison[],
): Constraint[] {
  const weights = new Map(constraints.map((each) => [each.id, each.weight]));
  for (const { lighter, heavier } of comparisons) {
    const low = constraints.filter((each) => lighter.includes(each.slot));
    const high = constraints.filter((each) => heavier.includes(each.slot));
    if (low.length === 0 || high.length === 0) continue;
    const roof = Math.min(...high.map((each) => weights.get(each.id) ?? 1));
    for (const each of low) {
      const weight = weights.get(each.id) ?? 0;
      if (weight > roof - step) weights.set(each.id, Math.max(0.02, Math.min(loserCeiling, roof - step)));
    }
  }
  return constraints.map((each) => {
    const weight = weights.get(each.id) ?? each.weight;
    if (weight === each.weight) return each;
    const { interval: _old, ...rest } = each;
    return { ...rest, weight, level: levelOf(weight), locked: false };
  });
}
