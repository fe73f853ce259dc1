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
  const candidates = ranked.map((item) => {
    const distances = sorted.map((member) => distanceTo(member, item, sight, ranges));
    const movement = sorted.reduce((sum, member, index) => sum + shareOf(member, distances[index] ?? 0, ranges), 0);
    return { item, distances, movement };
  });
  const { kept, truncated } = paretoMinimal(candidates, most);
  const passing = new PassingItems(ranked, sight);
  const ways = kept.flatMap(({ item }) => {
    const changes = sorted.flatMap((member) => changeFor(member, item, sight, ranges));
    const places = passing.all(applyChanges(sorted, changes));
    const best = ranked[places[0] ?? -1];
    return best === undefined ? [] : [{ changes, matches: places.length, item: best }];
  });
  return { ways, truncated };
}

interface Candidate<Item> {
  item: Item;
  distances: number[];
  movement: number;
}

/**
 * The candidates that move a bound and that no other one beats, least movement first; `truncated` when there are more
 * than are followed up.
 */
function paretoMinimal<Item>(
  candidates: readonly Candidate<Item>[],
  most: number,
): { kept: Candidate<Item>[]; truncated: boolean } {
  // What beats another moves no further: whatever is kept can never be beaten by a later candidate.
  const rising = [...candidates].sort((a, b) => a.movement - b.movement || compareVectors(a.distances, b.distances));
  const unbeaten: Candidate<Item>[] = [];
  const kept: Candidate<Item>[] = [];
  for (const candidate of rising) {
    if (unbeaten.some(({ distances }) => isNoFurther(distances, candidate.distances))) continue;
    unbeaten.push(candidate);
    if (!movesBound(candidate)) continue;
    if (kept.length === most) return { kept, truncated: true };
    kept.push(candidate);
  }
  return { kept, truncated: false };
}

/** Whether it asks for more than dropping. */
function movesBound({ distances }: Pick<Candidate<unknown>, "distances">): boolean {
  return distances.some((distance) => distance > 0 && distance < Number.POSITIVE_INFINITY);
}

function isNoFurther(a: readonly number[], b: readonly number[]): boolean {
  for (let index = 0; index < a.length; index++) if ((a[index] ?? 0) > (b[index] ?? 0)) return false;
  return true;
}

function compareVectors(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index++) {
    const [left, right] = [a[index] ?? 0, b[index] ?? 0];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
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

  /** Places of the items that pass all tests, in their order. */
  all(tests: readonly Test[]): readonly number[] {
    const [rarest, ...others] = tests.map((test) => this.of(test)).sort((a, b) => a.places.length - b.places.length);
    if (!rarest) return [...this.items.keys()];
    return others.reduce<number[]>((left, { each }) => left.filter((place) => each[place] === 1), rarest.places);
  }

  private of(test: Test): Passed {
    const key = `${test.slot} ${test.op} ${JSON.stringify(test.value)}`;
    const known = this.known.get(key);
    if (known) return known;
    const passed: Passed = { each: new Uint8Array(this.items.length), places: [] };
    for (const [place, item] of this.items.entries()) {
      if (!this.sight.passes(item, test)) continue;
      passed.each[place] = 1;
      passed.places.push(place);
    }
    this.known.set(key, passed);
    return passed;
  }
}
