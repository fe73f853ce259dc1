import { bitsOf, isSubset, sizeOf } from "@/lib/relaxation/lattice";
import { compareMasks, idsOf, maskOf, matchesWithout, type Problem } from "@/lib/relaxation/problem";
import type { LatticeNode } from "./compare-facts";

/** Besides those on a path. */
const mostSingles = 8;
const mostPairs = 10;

/** Sorted by slot name, so equal sets match. */
export function nodeId(problem: Problem, members: readonly string[]): string {
  return idsOf(problem, maskOf(problem, members)).join(" + ");
}

/** Favors pairs where neither member helps alone. */
export function drawnLattice(problem: Problem, visited: readonly (readonly string[])[]) {
  const onPath = [...new Set([0, ...visited.map((members) => maskOf(problem, members))])];
  const singles = problem.constraints.map((_, bit) => 1 << bit);
  const cars = (mask: number) => matchesWithout(problem, mask);
  const pairs = singles
    .flatMap((a, index) => singles.slice(index + 1).map((b) => a | b))
    .filter((pair) => bitsOf(pair).every((bit) => cars(pair) > cars(1 << bit)));
  const byCars = (a: number, b: number) => cars(b) - cars(a) || compareMasks(problem, a, b);
  const isMinimal = (mask: number) => bitsOf(mask).every((bit) => cars(1 << bit) === 0);
  const shownSingles = fill(
    onPath.filter((mask) => sizeOf(mask) === 1),
    singles.sort(byCars),
    mostSingles,
  );
  const shownPairs = fill(
    onPath.filter((mask) => sizeOf(mask) === 2),
    pairs.sort((a, b) => Number(isMinimal(b)) - Number(isMinimal(a)) || byCars(a, b)),
    mostPairs,
  );
  const deeper = onPath.filter((mask) => sizeOf(mask) > 2);
  const masks = [...new Set([0, ...shownSingles, ...shownPairs, ...deeper])];
  masks.sort((a, b) => sizeOf(a) - sizeOf(b) || compareMasks(problem, a, b));
  return {
    nodes: masks.map((mask) => nodeOf(problem, mask)),
    edges: edgesBetween(problem, masks),
    hidden: {
      singles: singles.length - shownSingles.length,
      pairs: pairs.filter((mask) => !shownPairs.includes(mask)).length,
    },
  };
}

function fill(first: readonly number[], rest: readonly number[], most: number): number[] {
  return [...first, ...rest.filter((mask) => !first.includes(mask)).slice(0, Math.max(0, most - first.length))];
}

function nodeOf(problem: Problem, mask: number): LatticeNode {
  const members = idsOf(problem, mask);
  return { id: members.join(" + "), members, cars: matchesWithout(problem, mask) };
}

function edgesBetween(problem: Problem, masks: readonly number[]): [string, string][] {
  const id = (mask: number) => idsOf(problem, mask).join(" + ");
  return masks.flatMap((low) =>
    masks
      .filter((high) => isSubset(low, high) && sizeOf(high) === sizeOf(low) + 1)
      .map((high): [string, string] => [id(low), id(high)]),
  );
}
