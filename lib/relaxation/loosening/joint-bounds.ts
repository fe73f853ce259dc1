import { type CatalogCar, toCar } from "@/lib/catalog/car";
import { compareText } from "@/lib/catalog/compare-text";
import { matchesAll } from "@/lib/catalog/matches";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Constraint } from "@/lib/constraints/constraint";
import { constraintKey } from "@/lib/relaxation/problem";
import type { Loosening, RelaxedConstraint } from "@/lib/relaxation/relaxation";
import { applyChanges } from "./apply-changes";
import { changeFor, distanceTo, shareOf } from "./movable";

/**
 * Ways to move several constraints together, none of which another beats in every one of them (Pareto-minimal). Each is
 * met by a car of `ranked`: the cars that satisfy everything else, best first. What cannot be moved, or has no value in
 * that car, is dropped. Least movement first, each measured as a share of its slot's range.
 */
export function jointLoosenings(
  ranked: readonly CatalogCar[],
  members: readonly Constraint[],
  ranges: NumericRanges,
): Loosening[] {
  const sorted = [...members].sort((a, b) => compareText(constraintKey(a), constraintKey(b)));
  const candidates = ranked.map((car) => ({ car, distances: sorted.map((member) => distanceTo(member, car)) }));
  return paretoMinimal(candidates)
    .map(({ car, distances }) => ({
      changes: sorted.flatMap((member) => changeFor(member, car)),
      movement: sorted.reduce((sum, member, index) => sum + shareOf(member, distances[index] ?? 0, ranges), 0),
    }))
    .filter(({ changes }) => changes.some(({ action }) => action !== "dropped"))
    .sort((a, b) => a.movement - b.movement)
    .flatMap(({ changes }) => witnessed(changes, ranked, sorted));
}

interface Candidate {
  car: CatalogCar;
  distances: number[];
}

function paretoMinimal(candidates: readonly Candidate[]): Candidate[] {
  // Lower distances first, so that whatever is kept can never be beaten by a later candidate.
  const rising = [...candidates].sort((a, b) => compareVectors(a.distances, b.distances));
  const kept: Candidate[] = [];
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

function witnessed(
  changes: RelaxedConstraint[],
  ranked: readonly CatalogCar[],
  members: readonly Constraint[],
): Loosening[] {
  const tests = applyChanges(members, changes);
  const passing = ranked.filter((car) => matchesAll(car, tests));
  const [best] = passing;
  return best ? [{ changes, matches: passing.length, car: toCar(best) }] : [];
}
