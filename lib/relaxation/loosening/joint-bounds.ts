import { compareText } from "@/lib/relaxation/compare-text";
import { constraintKey } from "@/lib/relaxation/problem";
import type { Change, Ranges, Test, Wish } from "@/lib/relaxation/wish";
import { applyChanges } from "./apply-changes";
import { changeFor, distanceTo, type Sight, shareOf } from "./movable";

/** Wishes moved together no further than one item demands. */
export interface JointBounds<W extends Wish, Item> {
  changes: Change<W>[];
  /** Items that pass every wish after the changes, and the best of them. */
  matches: number;
  item: Item;
}

/** Ways that are followed up, least movement first; with a dozen wishes there are thousands that nobody looks at. */
const mostWays = 40;

/**
 * Ways to move several wishes together, none of which another beats in every one of them (Pareto-minimal). Each is met
 * by one of `ranked`: the items that satisfy everything else, best first. What cannot be moved, or has no value in that
 * item, is dropped. Least movement first, each measured as a share of its slot's range; `truncated` when there are more
 * than `most`.
 */
export function jointBounds<W extends Wish, Item>(
  ranked: readonly Item[],
  members: readonly W[],
  ranges: Ranges,
  sight: Sight<Item>,
  most: number = mostWays,
): { ways: JointBounds<W, Item>[]; truncated: boolean } {
  const sorted = [...members].sort((a, b) => compareText(constraintKey(a), constraintKey(b)));
  const distances = sorted.map((member) =>
    filled(ranked.length, (place) => distanceTo(member, ranked[place] as Item, sight, ranges)),
  );
  const movements = filled(ranked.length, (place) =>
    sorted.reduce((sum, member, index) => sum + shareOf(member, distances[index]?.[place] ?? 0, ranges), 0),
  );
  const { kept, truncated } = paretoMinimal({ distances, movements }, most);
  const passing = new PassingItems(ranked, sight);
  for (const [index, member] of sorted.entries()) passing.know(member, distances[index] ?? new Float64Array());
  const ways = kept.flatMap((at) => {
    const item = ranked[at] as Item;
    const changes = sorted.flatMap((member) => changeFor(member, item, sight, ranges));
    const places = passing.all(applyChanges(sorted, changes));
    const best = ranked[places[0] ?? -1];
    return best === undefined ? [] : [{ changes, matches: places.length, item: best }];
  });
  return { ways, truncated };
}

/** Filled in a plain loop: `from` asks an iterator for each of ten thousand items. */
function filled(length: number, at: (place: number) => number): Float64Array {
  const all = new Float64Array(length);
  for (let place = 0; place < length; place++) all[place] = at(place);
  return all;
}

/** What each item demands: a column a wish, and of all of them the sum of their shares. */
interface Demands {
  distances: readonly Float64Array[];
  movements: Float64Array;
}

/**
 * Places of the items that move a bound and that no other one beats, least movement first; `truncated` when there are
 * more than are followed up.
 */
function paretoMinimal(demands: Demands, most: number): { kept: number[]; truncated: boolean } {
  const { distances, movements } = demands;
  const kept: number[] = [];
  // What beats another moves no further: the one that moves least is beaten by none of those that are left.
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

/** Whether an item asks for more than dropping. */
function movesBound(distances: readonly Float64Array[], place: number): boolean {
  return distances.some((each) => (each[place] ?? 0) > 0 && (each[place] ?? 0) < Number.POSITIVE_INFINITY);
}

function isNoFurther(distances: readonly Float64Array[], a: number, b: number): boolean {
  for (const each of distances) if ((each[a] ?? 0) > (each[b] ?? 0)) return false;
  return true;
}

/** Whether an item moves less than another one, in all or else in the first wish they differ in. */
function isBefore({ distances, movements }: Demands, a: number, b: number): boolean {
  for (const each of [movements, ...distances]) {
    const [left, right] = [each[a] ?? 0, each[b] ?? 0];
    if (left !== right) return left < right;
  }
  return false;
}

/** The items that pass one test: whether each does, and the places of those that do. */
interface Passed {
  each: Uint8Array;
  places: number[];
}

/** Which items pass a test, found once: the same bounds come back in many ways to move several together. */
class PassingItems<Item> {
  private readonly known = new Map<string, Passed>();

  constructor(
    readonly items: readonly Item[],
    readonly sight: Sight<Item>,
  ) {}

  /** A test passes where nothing has to be moved for it. */
  know(test: Test, distances: Float64Array): void {
    this.keep(test, (place) => distances[place] === 0);
  }

  /** Places of the items that pass all tests, in their order. */
  all(tests: readonly Test[]): readonly number[] {
    const [rarest, ...others] = tests.map((test) => this.of(test)).sort((a, b) => a.places.length - b.places.length);
    if (!rarest) return [...this.items.keys()];
    return others.reduce<number[]>((left, { each }) => left.filter((place) => each[place] === 1), rarest.places);
  }

  private of(test: Test): Passed {
    return (
      this.known.get(keyOf(test)) ?? this.keep(test, (place) => this.sight.passes(this.items[place] as Item, test))
    );
  }

  private keep(test: Test, passes: (place: number) => boolean): Passed {
    const passed: Passed = { each: new Uint8Array(this.items.length), places: [] };
    for (let place = 0; place < this.items.length; place++) {
      if (!passes(place)) continue;
      passed.each[place] = 1;
      passed.places.push(place);
    }
    this.known.set(keyOf(test), passed);
    return passed;
  }
}

function keyOf({ slot, op, value }: Test): string {
  return `${slot} ${op} ${JSON.stringify(value)}`;
}
