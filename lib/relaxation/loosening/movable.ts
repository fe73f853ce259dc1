import { type Change, isBound, type Ranges, type Test, type Wish } from "@/lib/relaxation/wish";

/** A wish for one number, which can be moved instead of dropped. */
export type Movable<W extends Wish = Wish> = W & { op: ">=" | "<=" | "=="; value: number };

export function isMovable<W extends Wish>(constraint: W): constraint is Movable<W> {
  const { op, value } = constraint;
  return (isBound(op) || op === "==") && typeof value === "number";
}

/** How items are looked at. */
export interface Sight<Item> {
  passes(item: Item, test: Test): boolean;
  /** The number an item holds in a slot; `null` where it is missing. */
  held(item: Item, slot: string): number | null;
}

/** A wish moved to a number: a bound is loosened, an exact value replaced. */
export function moveTo<W extends Wish>(constraint: W, value: number): Change<W> {
  const action = isBound(constraint.op) ? "loosened" : "replaced";
  return { constraint, action, to: { op: constraint.op, value } };
}

export function drop<W extends Wish>(constraint: W): Change<W> {
  return { constraint, action: "dropped" };
}

/** How far a wish must give for an item: 0 when it passes, its distance in the slot's unit, Infinity to drop it. */
export function distanceTo<Item>(constraint: Wish, item: Item, { passes, held }: Sight<Item>): number {
  if (passes(item, constraint)) return 0;
  const value = isMovable(constraint) ? held(item, constraint.slot) : null;
  return value === null ? Number.POSITIVE_INFINITY : Math.abs(value - Number(constraint.value));
}

/** A distance as a share of its slot's range, from 0 to 1; 1 for what cannot be moved. */
export function shareOf(constraint: Wish, distance: number, ranges: Ranges): number {
  const range = isMovable(constraint) ? ranges[constraint.slot] : undefined;
  const width = range ? range.max - range.min : 0;
  return distance === 0 ? 0 : width > 0 ? Math.min(1, distance / width) : 1;
}

/** What a wish must give for an item: nothing, its bound moved to the item's value, or all of it. */
export function changeFor<W extends Wish, Item>(constraint: W, item: Item, { passes, held }: Sight<Item>): Change<W>[] {
  if (passes(item, constraint)) return [];
  const value = isMovable(constraint) ? held(item, constraint.slot) : null;
  return [value === null ? drop(constraint) : moveTo(constraint, value)];
}
