import { type CatalogCar, toCar } from "@/lib/catalog/car";
import { compareText } from "@/lib/catalog/compare-text";
import { matches } from "@/lib/catalog/matches";
import type { NumericRanges } from "@/lib/catalog/slot-definitions";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
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
): JointLoosenings {
  const asked = known.get(ranked) ?? [];
  known.set(ranked, asked);
  const before = asked.find((each) => isSame(each, members, ranges));
  if (before) return before.found;
  const found = findWays(ranked, members, ranges);
  asked.push({ members, ranges, found });
  return found;
}

interface JointLoosenings {
  ways: Loosening[];
  truncated: boolean;
}

interface Asked {
  members: readonly Constraint[];
  ranges: NumericRanges;
  found: JointLoosenings;
}

/** What was found for a list of cars: several methods give up the same wishes and ask for the same ways. */
const known = new WeakMap<readonly CatalogCar[], Asked[]>();

function isSame(asked: Asked, members: readonly Constraint[], ranges: NumericRanges): boolean {
  return (
    asked.members.length === members.length &&
    asked.members.every((member, index) => member === members[index]) &&
    JSON.stringify(asked.ranges) === JSON.stringify(ranges)
  );
}

function findWays(
  ranked: readonly CatalogCar[],
  members: readonly Constraint[],
  ranges: NumericRanges,
): JointLoosenings {
  const sorted = [...members].sort((a, b) => compareText(constraintKey(a), constraintKey(b)));
  const candidates = ranked.map((car) => {
    const distances = sorted.map((member) => distanceTo(member, car, ranges));
    const movement = sorted.reduce((sum, member, index) => sum + shareOf(member, distances[index] ?? 0, ranges), 0);
    return { car, distances, movement };
  });
  const { kept, truncated } = paretoMinimal(candidates);
  const passing = new PassingCars(ranked);
  const ways = kept.flatMap(({ car }) =>
    witnessed(
      sorted.flatMap((member) => changeFor(member, car, ranges)),
      passing,
      sorted,
    ),
  );
  return { ways, truncated };
}

/** Ways that are followed up, least movement first; with a dozen wishes there are thousands that nobody looks at. */
const mostWays = 40;

interface Candidate {
  car: CatalogCar;
  distances: number[];
  movement: number;
}

/**
 * The candidates that move a bound and that no other one beats, least movement first; `truncated` when there are more
 * than are followed up.
 */
function paretoMinimal(candidates: readonly Candidate[]): { kept: Candidate[]; truncated: boolean } {
  // What beats another moves no further: whatever is kept can never be beaten by a later candidate.
  const rising = [...candidates].sort((a, b) => a.movement - b.movement || compareVectors(a.distances, b.distances));
  const unbeaten: Candidate[] = [];
  const kept: Candidate[] = [];
  for (const candidate of rising) {
    if (unbeaten.some(({ distances }) => isNoFurther(distances, candidate.distances))) continue;
    unbeaten.push(candidate);
    if (!movesBound(candidate)) continue;
    if (kept.length === mostWays) return { kept, truncated: true };
    kept.push(candidate);
  }
  return { kept, truncated: false };
}

/** Whether it asks for more than dropping. */
function movesBound({ distances }: Candidate): boolean {
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

/** The cars that pass one test: whether each does, and the places of those that do. */
interface Passed {
  each: Uint8Array;
  places: number[];
}

/** Which cars pass a test, found once: the same bounds come back in many ways to move several together. */
class PassingCars {
  private readonly known = new Map<string, Passed>();

  constructor(readonly cars: readonly CatalogCar[]) {}

  /** Places of the cars that pass all tests, in their order. */
  all(tests: readonly Predicate[]): readonly number[] {
    const [rarest, ...others] = tests.map((test) => this.of(test)).sort((a, b) => a.places.length - b.places.length);
    if (!rarest) return [...this.cars.keys()];
    return others.reduce<number[]>((left, { each }) => left.filter((place) => each[place] === 1), rarest.places);
  }

  private of(test: Predicate): Passed {
    const key = `${test.slot} ${test.op} ${JSON.stringify(test.value)}`;
    const known = this.known.get(key);
    if (known) return known;
    const passed: Passed = { each: new Uint8Array(this.cars.length), places: [] };
    for (const [place, car] of this.cars.entries()) {
      if (!matches(car, test)) continue;
      passed.each[place] = 1;
      passed.places.push(place);
    }
    this.known.set(key, passed);
    return passed;
  }
}

function witnessed(changes: RelaxedConstraint[], passing: PassingCars, members: readonly Constraint[]): Loosening[] {
  const places = passing.all(applyChanges(members, changes));
  const best = passing.cars[places[0] ?? -1];
  return best ? [{ changes, matches: places.length, car: toCar(best) }] : [];
}
