import type { Change, Lattice, Ranges, Test, Wish } from "../lattice";
import { alternativeTests, boundsNumber, compareText } from "../lattice";
import { constraintKey } from "../problem";

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
export function changeFor<W extends Wish, Item>(constraint: W, item: Item, sight: Sight<Item>, ranges: Ranges) {
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

/** Moves no further than one item demands. */
export interface JointBounds<W extends Wish, Item> {
  changes: Change<W>[];
  matches: number;
  item: Item;
}

/** A dozen wishes have thousands of ways. */
const mostWays = 40;

/** Finds the Pareto-minimal ways to move several wishes, least movement (in shares of ranges) first. */
export function jointBounds<W extends Wish, Item>(
  ranked: readonly Item[],
  members: readonly W[],
  ranges: Ranges,
  sight: Sight<Item>,
  most: number = mostWays,
): { ways: JointBounds<W, Item>[]; truncated: boolean } {
  const sorted = inKeyOrder(members);
  const distances = sorted.map((member) =>
    filled(ranked.length, (place) => distanceTo(member, ranked[place] as Item, sight, ranges)),
  );
  const movements = new Float64Array(ranked.length);
  for (const [index, member] of sorted.entries()) addShares(movements, distances[index], widthOf(member, ranges));
  const { kept, truncated } = paretoMinimal({ distances, movements }, most);
  const ways = kept.flatMap((at) => {
    const changes = sorted.flatMap((member) => changeFor(member, ranked[at] as Item, sight, ranges));
    const places = passing(ranked, sight, { sorted, distances, changes, at });
    const best = ranked[places[0] ?? -1];
    return best === undefined ? [] : [{ changes, matches: places.length, item: best }];
  });
  return { ways, truncated };
}

function addShares(sums: Float64Array, distances: Float64Array = new Float64Array(), width: number): void {
  for (let place = 0; place < sums.length; place++)
    sums[place] = (sums[place] ?? 0) + shareOfWidth(distances[place] ?? 0, width);
}

export function inKeyOrder<W extends Wish>(members: readonly W[]): W[] {
  return [...members].sort((a, b) => compareText(constraintKey(a), constraintKey(b)));
}

/** Avoids iterator cost over ten thousand items. */
function filled(length: number, at: (place: number) => number): Float64Array {
  const all = new Float64Array(length);
  for (let place = 0; place < length; place++) all[place] = at(place);
  return all;
}

type Demands = { distances: readonly Float64Array[]; movements: Float64Array };

/** Keeps undominated items, least movement first. */
function paretoMinimal(demands: Demands, most: number): { kept: number[]; truncated: boolean } {
  const { distances, movements } = demands;
  const kept: number[] = [];
  // Dominating items move less, so the least mover left is undominated.
  for (let left = Uint32Array.from(movements.keys()); left.length > 0; ) {
    const least = left.reduce((best, place) => (isBefore(demands, place, best) ? place : best));
    if (movesBound(distances, least)) {
      if (kept.length === most) return { kept, truncated: true };
      kept.push(least);
    }
    left = left.filter((place) => !isNoFurther(distances, least, place));
  }
  return { kept, truncated: false };
}

function movesBound(distances: readonly Float64Array[], place: number): boolean {
  return distances.some((each) => (each[place] ?? 0) > 0 && (each[place] ?? 0) < Number.POSITIVE_INFINITY);
}

function isNoFurther(distances: readonly Float64Array[], a: number, b: number): boolean {
  for (let index = 0; index < distances.length; index++) {
    const each = distances[index] as Float64Array;
    if ((each[a] ?? 0) > (each[b] ?? 0)) return false;
  }
  return true;
}

function isBefore({ distances, movements }: Demands, a: number, b: number): boolean {
  if (movements[a] !== movements[b]) return (movements[a] ?? 0) < (movements[b] ?? 0);
  const deciding = distances.find((each) => each[a] !== each[b]);
  return deciding !== undefined && (deciding[a] ?? 0) < (deciding[b] ?? 0);
}

interface Way<W extends Wish> {
  sorted: readonly W[];
  distances: readonly Float64Array[];
  changes: readonly Change<W>[];
  at: number;
}

function passing<W extends Wish, Item>(
  ranked: readonly Item[],
  sight: Sight<Item>,
  { sorted, distances, changes, at }: Way<W>,
): number[] {
  // A moved bound admits every nearer item. A replaced number does not.
  const others = changes.filter(({ constraint, to }) => to && !boundsNumber(constraint.op));
  const near = distances.filter((_, index) => others.every(({ constraint }) => constraint !== sorted[index]));
  const tests = others.flatMap(({ constraint: { slot }, to }) => (to ? [{ slot, ...to }] : []));
  const places: number[] = [];
  for (let place = 0; place < ranked.length; place++) {
    if (!isNoFurther(near, place, at)) continue;
    if (tests.every((test) => sight.passes(ranked[place] as Item, test))) places.push(place);
  }
  return places;
}

export function nearestValue(lattice: Lattice, bit: number, others: number): number | null {
  const tested = lattice.soft[bit];
  if (!tested) return null;
  const target = Number(tested.value);
  let best: number | null = null;
  for (const { mask, nearest } of lattice.groups) {
    const held = nearest[bit] ?? null;
    if (held === null || (mask & others) !== others) continue;
    if (best === null || isNearer(held, best, tested.op, target)) best = held;
  }
  return best;
}

function isNearer(a: number, b: number, op: string, target: number): boolean {
  if (op === ">=") return a > b;
  if (op === "<=") return a < b;
  const [nearA, nearB] = [Math.abs(a - target), Math.abs(b - target)];
  return nearA < nearB || (nearA === nearB && a < b);
}
