import { predicateOf } from "@/components/constraints/editor/slot-values";
import { removeAct } from "@/components/constraints/wish-acts";
import { type Predicate, toConstraint } from "@/lib/constraints/constraint";
import { constraintId } from "@/lib/constraints/constraint-id";
import { isExclusion } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import { isSetSlot } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";

export type FilterMode = "any" | "none";

export function tickedValues(wishes: readonly WishView[], slot: SlotName, mode: FilterMode): (string | number)[] {
  return listWishes(wishes, slot, mode).flatMap(({ constraint }) => valuesOf(constraint.value));
}

export function toggled(ticked: readonly (string | number)[], value: string | number): (string | number)[] {
  return ticked.includes(value) ? ticked.filter((each) => each !== value) : [...ticked, value];
}

/** Adds, changes or removes a wish. A changed wish keeps its weight. */
export function tickAct(
  wishes: readonly WishView[],
  {
    slot,
    mode,
    ticked,
    value,
  }: { slot: SlotName; mode: FilterMode; ticked: readonly (string | number)[]; value: string | number },
): Act {
  const excludes = mode === "none";
  const single: Predicate = { slot, op: excludes ? "!=" : "==", value };
  const found = listWishes(wishes, slot, mode);
  const holder = found.find(({ constraint }) => valuesOf(constraint.value).includes(value));
  // Cars have many categories, so each is its own wish. Other slots hold one value, so values form a list.
  const isAlone = isSetSlot(slot) && (!holder || valuesOf(holder.constraint.value).length === 1);
  if (isAlone) return ticked.includes(value) ? removal(constraintId(single)) : addAct(single);
  const list = holder ?? found[0];
  const before = isSetSlot(slot) && list ? valuesOf(list.constraint.value) : ticked;
  const next = predicateOf(slot, excludes, toggled(before, value));
  const id = list?.constraint.id ?? constraintId(single);
  if (!next) return removal(id);
  if (!list) return addAct(next);
  return { kind: "edit-constraint", edit: { kind: "change", id, op: next.op, value: next.value } };
}

function removal(id: string): Act {
  return { kind: "edit-constraint", edit: { kind: "remove", id } };
}

/** Moves one end. `null` removes it. Returns `undefined` if nothing changes. */
export function boundAct(
  wishes: readonly WishView[],
  { slot, op, value }: { slot: SlotName; op: ">=" | "<="; value: number | null },
): Act | undefined {
  const wish = wishes.find(({ constraint }) => constraint.slot === slot && constraint.op === op);
  if (value === null) return wish ? removeAct(wish) : undefined;
  if (!wish) return addAct({ slot, op, value });
  if (wish.constraint.value === value) return undefined;
  return { kind: "edit-constraint", edit: { kind: "change", id: wish.constraint.id, value } };
}

function addAct(predicate: Predicate): Act {
  return {
    kind: "edit-constraint",
    edit: { kind: "add", constraint: toConstraint({ ...predicate, level: "prefer" }) },
  };
}

function listWishes(wishes: readonly WishView[], slot: SlotName, mode: FilterMode): WishView[] {
  return wishes.filter(({ constraint: { slot: own, op } }) => {
    if (own !== slot || op === ">=" || op === "<=") return false;
    return isExclusion(op) === (mode === "none");
  });
}
