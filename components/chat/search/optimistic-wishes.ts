import type { Constraint } from "@/lib/constraints/constraint";
import { describeConstraint, slotTitles } from "@/lib/constraints/describe-constraint";
import { levelOf } from "@/lib/constraints/weight";
import type { Act } from "@/lib/dialogue/state/act";
import type { Wish } from "@/lib/dialogue/wording/parts";

/**
 * The wishes as they will stand once an act on a chip or a filter has been answered, so that a gauge follows the hand at
 * once and a further tick builds on the ticks before it.
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
      return heaviestFirst(withAdded(wishes, edit.constraint));
    case "change":
      return wishes.map((wish) =>
        wish.constraint.id === edit.id
          ? restated(wish, { ...wish.constraint, op: edit.op ?? wish.constraint.op, value: edit.value })
          : wish,
      );
  }
}

/** The wishes with one more, or with another value for the one of the same id. */
function withAdded(wishes: readonly Wish[], constraint: Constraint): Wish[] {
  if (wishes.some((wish) => wish.constraint.id === constraint.id)) {
    return wishes.map((wish) => (wish.constraint.id === constraint.id ? restated(wish, constraint) : wish));
  }
  const label = slotTitles[constraint.slot];
  return [
    ...wishes,
    restated({ constraint, label, text: "", unit: "", gain: null, drawing: { bars: [] } }, constraint),
  ];
}

/** A wish with another value, as asked: whether it gives way is only known from the reply. */
function restated(wish: Wish, constraint: Constraint): Wish {
  const { gaveWay: _gave, askedText: _asked, ...rest } = wish;
  return { ...rest, constraint, text: describeConstraint(constraint) };
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
