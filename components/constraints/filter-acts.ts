import { type Predicate, toConstraint, valuesOf } from "@/lib/constraints/constraint";
import { isExclusion } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Act } from "@/lib/dialogue/act";
import type { Wish } from "@/lib/dialogue/parts";
import { predicateOf } from "./slot-values";
import { removeAct } from "./wish-acts";

/** Whether ticked values are wished for, or turned down. */
export type FilterMode = "any" | "none";

/** The values ticked for a slot in one mode, over all its wishes. */
export function tickedValues(wishes: readonly Wish[], slot: SlotName, mode: FilterMode): (string | number)[] {
  return listWishes(wishes, slot, mode).flatMap(({ constraint }) => valuesOf(constraint.value));
}

/** What ticking a value, or taking the tick off, does: a wish is added, changed and keeps its weight, or let go. */
export function tickAct(wishes: readonly Wish[], slot: SlotName, value: string | number, mode: FilterMode): Act {
  const found = listWishes(wishes, slot, mode);
  const holder = found.find(({ constraint }) => valuesOf(constraint.value).includes(value));
  // A car has many categories at once: each is a wish of its own. Of other slots it has one, so values are a list.
  const list = holder ?? (slot === "marketCategory" ? undefined : found[0]);
  const before = list ? valuesOf(list.constraint.value) : [];
  const chosen = holder ? before.filter((each) => each !== value) : [...before, value];
  const predicate = predicateOf(slot, mode === "none", chosen);
  if (!list) return addAct(predicate ?? { slot, op: mode === "none" ? "!=" : "==", value });
  if (!predicate) return removeAct(list);
  const { op, value: next } = predicate;
  return { kind: "edit-constraint", edit: { kind: "change", id: list.constraint.id, op, value: next } };
}

/** What moving one end of a number does; `null` takes that end off. `undefined` when there was none and is none. */
export function boundAct(
  wishes: readonly Wish[],
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

function listWishes(wishes: readonly Wish[], slot: SlotName, mode: FilterMode): Wish[] {
  return wishes.filter(({ constraint: { slot: own, op } }) => {
    if (own !== slot || op === ">=" || op === "<=") return false;
    return isExclusion(op) === (mode === "none");
  });
}
