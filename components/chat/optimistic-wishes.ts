import { levelOf } from "@/lib/constraints/weight";
import type { Act } from "@/lib/dialogue/act";
import type { Wish } from "@/lib/dialogue/parts";

/**
 * The wishes as they will stand once an act on a chip has been answered, so that a gauge follows the hand at once.
 * Counts stay as they were; they are only ever computed by the server. Acts in words change nothing here.
 */
export function optimisticWishes(wishes: readonly Wish[], act: Act): readonly Wish[] {
  if (act.kind === "unlock") return heaviestFirst(withConstraint(wishes, act.id, { locked: false }));
  if (act.kind !== "edit-constraint") return wishes;
  const { edit } = act;
  switch (edit.kind) {
    case "weigh": {
      const weighed = withConstraint(wishes, edit.id, { weight: edit.weight, level: levelOf(edit.weight) });
      return heaviestFirst(weighed);
    }
    case "lock":
      return heaviestFirst(withConstraint(wishes, edit.id, { locked: edit.locked }));
    case "remove":
      return wishes.filter((wish) => wish.constraint.id !== edit.id);
    case "no-preference":
      return wishes.filter((wish) => wish.constraint.slot !== edit.slot);
    case "add":
    case "change":
      return wishes;
  }
}

function withConstraint(wishes: readonly Wish[], id: string, changed: Partial<Wish["constraint"]>): Wish[] {
  return wishes.map((wish) => {
    if (wish.constraint.id !== id) return wish;
    const { interval: _settled, ...constraint } = wish.constraint;
    return { ...wish, gain: changed.locked ? null : wish.gain, constraint: { ...constraint, ...changed } };
  });
}

function heaviestFirst(wishes: readonly Wish[]): Wish[] {
  const rank = (wish: Wish) => (wish.constraint.locked ? 2 : wish.constraint.weight);
  return [...wishes].sort((a, b) => rank(b) - rank(a));
}
