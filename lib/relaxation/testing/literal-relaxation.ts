import { matchesAll, type Product } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import type { MethodName } from "@/lib/relaxation/methods/method-lists";

/** Brute force over all products and subsets. */

type Ids = readonly string[];

export function literalMatches(products: readonly Product[], constraints: readonly Constraint[], dropped: Ids): number {
  const kept = constraints.filter(({ id }) => !dropped.includes(id));
  return products.filter((product) => matchesAll(product, kept)).length;
}

export function subsetsOf<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const without = subsetsOf(rest);
  return [...without, ...without.map((subset) => [first, ...subset])].sort((a, b) => a.length - b.length);
}

function minimalOf(sets: readonly Ids[]): Ids[] {
  return sets.filter((set) => !sets.some((other) => other !== set && other.every((id) => set.includes(id))));
}

export function literalCorrectionSets(products: readonly Product[], constraints: readonly Constraint[]): Ids[] {
  const subsets = subsetsOf(constraints.map(({ id }) => id));
  const working = minimalOf(subsets.filter((dropped) => literalMatches(products, constraints, dropped) > 0));
  return working.filter((set) => set.length > 0);
}

export function literalConflictSets(products: readonly Product[], constraints: readonly Constraint[]): Ids[] {
  const conflicting = subsetsOf(constraints).filter((kept) => !products.some((product) => matchesAll(product, kept)));
  return minimalOf(conflicting.map((kept) => kept.map(({ id }) => id)));
}

const tolerance = 1e-9;

/** Combines each weight's lowest and highest values. */
function extremeWeights(constraints: readonly Constraint[]): Map<string, number>[] {
  return constraints.reduce<Map<string, number>[]>(
    (corners, { id, weight, interval }) =>
      [...new Set(interval ?? [weight])].flatMap((value) => corners.map((corner) => new Map([...corner, [id, value]]))),
    [new Map()],
  );
}

function weigh(weights: ReadonlyMap<string, number>, ids: Ids): number {
  return ids.reduce((sum, id) => sum + (weights.get(id) ?? 0), 0);
}

function leastBy(sets: readonly Ids[], weights: ReadonlyMap<string, number>): Ids[] {
  const least = Math.min(...sets.map((set) => weigh(weights, set)));
  return sets.filter((set) => weigh(weights, set) <= least + tolerance);
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

type Literal = (products: readonly Product[], constraints: readonly Constraint[]) => Ids[];

const optimal: Literal = (products, constraints) => {
  const working = subsetsOf(constraints.map(({ id }) => id)).filter(
    (set) => literalMatches(products, constraints, set) > 0,
  );
  return extremeWeights(constraints).flatMap((weights) => minimalOf(leastBy(working, weights)));
};

const inTurn: Literal = (products, constraints) => {
  const mayRise = (a: Constraint, b: Constraint) =>
    (a.interval?.[0] ?? a.weight) <= (b.interval?.[1] ?? b.weight) + tolerance;
  const orders = permutations(constraints).filter((order) =>
    order.every((constraint, index) => order.slice(index + 1).every((later) => mayRise(constraint, later))),
  );
  return orders.map((order) => {
    const ids = order.map(({ id }) => id);
    const size = ids.findIndex((_, index) => literalMatches(products, constraints, ids.slice(0, index + 1)) > 0) + 1;
    return ids.slice(0, size);
  });
};

const lightest: Literal = (_, constraints) => {
  const singles = constraints.map(({ id }) => [id]);
  return extremeWeights(constraints).flatMap((weights) => leastBy(singles, weights));
};

const greedy: Literal = (products, constraints) => {
  const working = subsetsOf(constraints.map(({ id }) => id)).filter(
    (set) => literalMatches(products, constraints, set) > 0,
  );
  const shortest = working.filter((set) => set.length === working[0]?.length);
  const fewest = Math.min(...shortest.map((set) => literalMatches(products, constraints, set)));
  return shortest.filter((set) => literalMatches(products, constraints, set) === fewest);
};

const hybrid: Literal = (products, constraints) =>
  lightest(products, constraints).flatMap((set) =>
    literalMatches(products, constraints, set) > 0 ? [set] : greedy(products, constraints),
  );

/** Sets that leave no product are failures. */
export const literalOutcomes: Readonly<Partial<Record<MethodName, Literal>>> = {
  optimal,
  local: inTurn,
  pairwise: inTurn,
  global: lightest,
  greedy,
  hybrid,
};
