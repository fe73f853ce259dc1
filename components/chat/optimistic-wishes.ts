import { levelOf } from "@/lib/constraints/weight";
import type { Act } from "@/lib/dialogue/act";
import type { Wish } from "@/lib/dialogue/parts";

/**
 * The wishes as they will stand once an act on a chip has been answered, so that a gauge follows the hand at once.
 * Counts stay as they were; they are only ever computed by the server. Acts in words change nothing here.
 */
export function optimisticWishes(wishes: readonly Wish[], act: Act): readonly Wish[] {
  if (act.kind === "unlock") return heaviestFirst(withConstraint(wishes, idsOf(act.id, act.also), { locked: false }));
  if (act.kind !== "edit-constraint") return wishes;
  const { edit, also } = act;
  switch (edit.kind) {
    case "weigh": {
      const weighed = withConstraint(wishes, idsOf(edit.id, also), {
        weight: edit.weight,
        level: levelOf(edit.weight),
      });
      return heaviestFirst(weighed);
    }
    case "lock":
      return heaviestFirst(withConstraint(wishes, idsOf(edit.id, also), { locked: edit.locked }));
    case "remove":
      return wishes.filter((wish) => !idsOf(edit.id, also).includes(wish.constraint.id));
    case "no-preference":
      return wishes.filter((wish) => wish.constraint.slot !== edit.slot);
    case "add":
    case "change":
      return wishes;
  }
}

/** A wish and, on the chip of a range, its other end. */
function idsOf(id: string, also: string | undefined): string[] {
  return also === undefined ? [id] : [id, also];
}

function withConstraint(wishes: readonly Wish[], ids: readonly string[], changed: Partial<Wish["constraint"]>): Wish[] {
  return wishes.map((wish) => {
    if (!ids.includes(wish.constraint.id)) return wish;
    const { interval: _settled, ...constraint } = wish.constraint;
    return { ...wish, gain: changed.locked ? null : wish.gain, constraint: { ...constraint, ...changed } };
  });
}

function heaviestFirst(wishes: readonly Wish[]): Wish[] {
  const rank = (wish: Wish) => (wish.constraint.locked ? 2 : wish.constraint.weight);
  return [...wishes].sort((a, b) => rank(b) - rank(a));
}
