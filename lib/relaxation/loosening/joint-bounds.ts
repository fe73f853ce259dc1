import { compareText } from "../compare-text";
import { boundsNumber, type Change, type Ranges, type Wish } from "../lattice";
import { constraintKey } from "../problem";
import { applyChanges, changeFor, distanceTo, type Sight, shareOfWidth, widthOf } from "./movable";

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
  const tests = applyChanges(
    others.map(({ constraint }) => constraint),
    others,
  );
  const places: number[] = [];
  for (let place = 0; place < ranked.length; place++) {
    if (!isNoFurther(near, place, at)) continue;
    if (tests.every((test) => sight.passes(ranked[place] as Item, test))) places.push(place);
  }
  return places;
}
