import { type Constraint, describeConstraint, editWishes, slotTitles } from "@/lib/constraints";
import type { Act } from "@/lib/dialogue/state/act";
import { editsOfAct } from "@/lib/dialogue/state/edits-of-act";
import type { WishView } from "@/lib/dialogue/wording/parts";

/** Applies a pending tap. Only the server counts products and reads words. */
export function optimisticWishes(wishes: readonly WishView[], act: Act): readonly WishView[] {
  if (act.kind !== "unlock" && act.kind !== "edit-constraint") return wishes;
  const before = { constraints: wishes.map(({ constraint }) => constraint), noPreference: [] };
  const { wishes: after, changes } = editWishes(before, editsOfAct(act), () => null);
  const shown = new Map(wishes.map((wish) => [wish.constraint.id, wish]));
  for (const change of changes) {
    const old = change.before && shown.get(change.before.id);
    if (change.before) shown.delete(change.before.id);
    if (change.after) shown.set(change.after.id, old ? shownAs(old, change.after) : newWish(change.after));
  }
  return heaviestFirst(after.constraints.flatMap(({ id }) => shown.get(id) ?? []));
}

function newWish(constraint: Constraint): WishView {
  const label = slotTitles[constraint.slot];
  return { constraint, label, text: describeConstraint(constraint), unit: "", gain: null, drawing: { bars: [] } };
}

/** Only the reply knows whether a changed wish gives way. */
function shownAs(wish: WishView, constraint: Constraint): WishView {
  const text = describeConstraint(constraint);
  const gain = constraint.locked ? null : wish.gain;
  if (text === describeConstraint(wish.constraint)) return { ...wish, gain, constraint };
  const { gaveWay: _gave, askedText: _asked, ...rest } = wish;
  return { ...rest, gain, constraint, text };
}

function heaviestFirst(wishes: readonly WishView[]): WishView[] {
  const rank = (wish: WishView) => (wish.constraint.locked ? 2 : wish.constraint.weight);
  return [...wishes].sort((a, b) => rank(b) - rank(a));
}
