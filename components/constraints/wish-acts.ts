import { type Level, levelWeights } from "@/lib/constraints/weight";
import type { Act } from "@/lib/dialogue/act";
import type { Wish } from "@/lib/dialogue/parts";

/** Gives a wish another weight. */
export function weighAct({ constraint }: Wish, level: Level): Act {
  return { kind: "edit-constraint", edit: { kind: "weigh", id: constraint.id, weight: levelWeights[level] } };
}

/** Locks a wish, or records the shopper's consent to unlock it. */
export function lockAct({ constraint }: Wish): Act {
  if (constraint.locked) return { kind: "unlock", id: constraint.id };
  return { kind: "edit-constraint", edit: { kind: "lock", id: constraint.id, locked: true } };
}

/** Lets a wish go for good. */
export function removeAct({ constraint }: Wish): Act {
  return { kind: "edit-constraint", edit: { kind: "remove", id: constraint.id } };
}

/** The shopper's words that a wish's weight was read from, else those its value was read from; `null` without any. */
export function quoteOf({ constraint }: Wish): string | null {
  const { evidence } = constraint;
  const found = evidence.find((each) => each.for === "weight") ?? evidence.find((each) => each.for === "value");
  return found?.quote ?? null;
}
