import { alternativeTests, boundsNumber, type Change, type Ranges, type Test, type Wish } from "../lattice";

/** A wish that can move instead of dropping. */
export type Movable<T extends Test = Wish> = T & { op: ">=" | "<=" | "=="; value: number };

export function isMovable<T extends Test>(constraint: T): constraint is Movable<T> {
  const { op, value } = constraint;
  return (boundsNumber(op) || op === "==") && typeof value === "number";
}

export interface Sight<Item> {
  passes(item: Item, test: Test): boolean;
  /** `null` if missing, which fails every bound. */
  held(item: Item, slot: string): number | null;
}

export function moveTo<W extends Wish>(constraint: W, value: number): Change<W> {
  const action = boundsNumber(constraint.op) ? "loosened" : "replaced";
  return { constraint, action, to: { op: constraint.op, value } };
}

export function drop<W extends Wish>(constraint: W): Change<W> {
  return { constraint, action: "dropped" };
}

export function canMove(constraint: Wish): boolean {
  return isMovable(constraint) || alternativeTests(constraint).some(isMovable);
}

/** Returns the distance in the slot's unit: 0 passes, Infinity drops. For alternatives, the least share of a range. */
export function distanceTo<Item>(constraint: Wish, item: Item, sight: Sight<Item>, ranges: Ranges = {}): number {
  const { op, value } = constraint;
  // Fast path for thousands of items.
  if (boundsNumber(op) && typeof value === "number") {
    const held = sight.held(item, constraint.slot);
    return held === null ? Number.POSITIVE_INFINITY : Math.max(0, op === ">=" ? value - held : held - value);
  }
  if (sight.passes(item, constraint)) return 0;
  if (op === "any") return nearestOf(constraint, item, sight, ranges)?.share ?? Number.POSITIVE_INFINITY;
  const held = heldBy(constraint, item, sight);
  return held === null ? Number.POSITIVE_INFINITY : Math.abs(held - Number(value));
}

/** 0 to 1. Returns 1 where nothing can move. */
export function shareOf(constraint: Test, distance: number, ranges: Ranges): number {
  return shareOfWidth(distance, widthOf(constraint, ranges));
}

export function shareOfWidth(distance: number, width: number): number {
  return distance === 0 ? 0 : width > 0 ? Math.min(1, distance / width) : 1;
}

/** Alternatives' distances are already shares. */
export function widthOf(constraint: Test, ranges: Ranges): number {
  if (constraint.op === "any") return 1;
  const range = isMovable(constraint) ? ranges[constraint.slot] : undefined;
  return range ? range.max - range.min : 0;
}

/** Returns no change, a moved bound, or a drop. */
export function changeFor<W extends Wish, Item>(
  constraint: W,
  item: Item,
  sight: Sight<Item>,
  ranges: Ranges,
): Change<W>[] {
  if (sight.passes(item, constraint)) return [];
  if (constraint.op === "any") return [moveNearest(constraint, item, sight, ranges)];
  const value = heldBy(constraint, item, sight);
  return [value === null ? drop(constraint) : moveTo(constraint, value)];
}

function heldBy<Item>(test: Test, item: Item, { held }: Sight<Item>): number | null {
  return isMovable(test) ? held(item, test.slot) : null;
}

type Nearest = { index: number; value: number; share: number };

function nearestOf<Item>(test: Test, item: Item, sight: Sight<Item>, ranges: Ranges): Nearest | undefined {
  const nearest = alternativeTests(test).flatMap((each, index): Nearest[] => {
    const value = heldBy(each, item, sight);
    if (value === null) return [];
    return [{ index, value, share: shareOf(each, Math.abs(value - Number(each.value)), ranges) }];
  });
  return nearest.sort((a, b) => a.share - b.share)[0];
}

function moveNearest<W extends Wish, Item>(constraint: W, item: Item, sight: Sight<Item>, ranges: Ranges): Change<W> {
  const nearest = nearestOf(constraint, item, sight, ranges);
  if (!nearest) return drop(constraint);
  const value = alternativeTests<W["slot"]>(constraint).map((each, index) =>
    index === nearest.index ? { ...each, value: nearest.value } : each,
  );
  return { constraint, action: "loosened", to: { op: "any", value } };
}

export function applyChanges<Slot extends string>(
  constraints: readonly Wish<Slot>[],
  changes: readonly Pick<Change<Wish<Slot>>, "constraint" | "to">[],
): Test<Slot>[] {
  const byId = new Map(changes.map((change) => [change.constraint.id, change]));
  return constraints.flatMap(({ id, slot, op, value }): Test<Slot>[] => {
    const change = byId.get(id);
    if (!change) return [{ slot, op, value }];
    return change.to ? [{ slot, ...change.to }] : [];
  });
}
