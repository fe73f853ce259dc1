import { type Level, levelWeights } from "@/lib/constraints/weight";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";

/** Gives a wish another weight, and with it the other end of its range. */
export function weighAct({ constraint }: WishView, level: Level, other?: WishView): Act {
  const edit = { kind: "weigh" as const, id: constraint.id, weight: levelWeights[level] };
  return { kind: "edit-constraint", edit, ...alsoOf(other) };
}

/** Locks a wish, or records the shopper's consent to unlock it; and with it the other end of its range. */
export function lockAct({ constraint }: WishView, other?: WishView): Act {
  if (constraint.locked) return { kind: "unlock", id: constraint.id, ...alsoOf(other) };
  return { kind: "edit-constraint", edit: { kind: "lock", id: constraint.id, locked: true }, ...alsoOf(other) };
}

/** Locks both ends of a range, the one that is open if only one is; unlocks them when both are locked. */
export function lockRangeAct({ lower, upper }: RangeEnds<WishView>): Act {
  if (lower.constraint.locked === upper.constraint.locked) return lockAct(lower, upper);
  return lockAct(lower.constraint.locked ? upper : lower);
}

function alsoOf(other: WishView | undefined): { also?: string } {
  return other ? { also: other.constraint.id } : {};
}

/** Lets a wish go for good. */
export function removeAct({ constraint }: WishView): Act {
  return { kind: "edit-constraint", edit: { kind: "remove", id: constraint.id } };
}

/** The shopper's words that a wish's weight was read from, else those its value was read from; `null` without any. */
export function wishQuote({ constraint }: WishView): string | null {
  const { evidence } = constraint;
  const found = evidence.find((each) => each.for === "weight") ?? evidence.find((each) => each.for === "value");
  return found?.quote ?? null;
}
