import { compareText } from "@/lib/relaxation/compare-text";
import { constraintKey } from "@/lib/relaxation/problem";
import type { Change, Ranges, Wish } from "@/lib/relaxation/wish";
import { applyChanges } from "./apply-changes";
import { changeFor, distanceTo, type Sight, shareOf } from "./movable";

/** Wishes moved together no further than one item demands. */
export interface JointBounds<W extends Wish, Item> {
  changes: Change<W>[];
  /** Items that pass every wish after the changes, and the best of them. */
  matches: number;
  item: Item;
}

/**
 * Ways to move several wishes together, none of which another beats in every one of them (Pareto-minimal). Each is met
 * by one of `ranked`: the items that satisfy everything else, best first. What cannot be moved, or has no value in that
 * item, is dropped. Least movement first, each measured as a share of its slot's range.
 */
export function jointBounds<W extends Wish, Item>(
  ranked: readonly Item[],
  members: readonly W[],
  ranges: Ranges,
  sight: Sight<Item>,
): JointBounds<W, Item>[] {
  const sorted = [...members].sort((a, b) => compareText(constraintKey(a), constraintKey(b)));
  const candidates = ranked.map((item) => ({
    item,
    distances: sorted.map((member) => distanceTo(member, item, sight)),
  }));
  return paretoMinimal(candidates)
    .map(({ item, distances }) => ({
      changes: sorted.flatMap((member) => changeFor(member, item, sight)),
      movement: sorted.reduce((sum, member, index) => sum + shareOf(member, distances[index] ?? 0, ranges), 0),
    }))
    .filter(({ changes }) => changes.some(({ action }) => action !== "dropped"))
    .sort((a, b) => a.movement - b.movement)
    .flatMap(({ changes }) => {
      const tests = applyChanges(sorted, changes);
      const passing = ranked.filter((item) => tests.every((test) => sight.passes(item, test)));
      const [best] = passing;
      return best === undefined ? [] : [{ changes, matches: passing.length, item: best }];
    });
}

interface Candidate<Item> {
  item: Item;
  distances: number[];
}

function paretoMinimal<Item>(candidates: readonly Candidate<Item>[]): Candidate<Item>[] {
  // Lower distances first, so that whatever is kept can never be beaten by a later candidate.
  const rising = [...candidates].sort((a, b) => compareVectors(a.distances, b.distances));
  const kept: Candidate<Item>[] = [];
  for (const candidate of rising) {
    const beaten = kept.some(({ distances }) =>
      distances.every((distance, index) => distance <= (candidate.distances[index] ?? 0)),
    );
    if (!beaten) kept.push(candidate);
  }
  return kept;
}

function compareVectors(a: readonly number[], b: readonly number[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index] ?? 0;
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}
