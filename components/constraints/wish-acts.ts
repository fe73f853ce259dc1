import { type Level, levelWeights } from "@/lib/constraints/weight";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";

/** Changes a wish's weight, and its range's other end too. */
export function weighAct({ constraint }: WishView, level: Level, other?: WishView): Act {
  const edit = { kind: "weigh" as const, id: constraint.id, weight: levelWeights[level] };
  return { kind: "edit-constraint", edit, ...alsoOf(other) };
}

/** Locks a wish, or records consent to unlock it. Includes its range's other end. */
export function lockAct({ constraint }: WishView, other?: WishView): Act {
  if (constraint.locked) return { kind: "unlock", id: constraint.id, ...alsoOf(other) };
  return { kind: "edit-constraint", edit: { kind: "lock", id: constraint.id, locked: true }, ...alsoOf(other) };
}

/** Locks a range's open ends, or unlocks both if both are locked. */
export function lockRangeAct({ lower, upper }: RangeEnds<WishView>): Act {
  if (lower.constraint.locked === upper.constraint.locked) return lockAct(lower, upper);
  return lockAct(lower.constraint.locked ? upper : lower);
}

function alsoOf(other: WishView | undefined): { also?: string } {
  return other ? { also: other.constraint.id } : {};
}

export function removeAct({ constraint }: WishView): Act {
  return { kind: "edit-constraint", edit: { kind: "remove", id: constraint.id } };
}

/** The words behind a wish's weight, or else its value. */
export function wishQuote({ constraint }: WishView): string | null {
  const { evidence } = constraint;
  const found = evidence.find((each) => each.for === "weight") ?? evidence.find((each) => each.for === "value");
  return found?.quote ?? null;
}
