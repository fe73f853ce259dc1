import { type Random, shuffle } from "@/lib/draw";
import { bitsetSize, disjoint, intersect, isEmpty } from "./bitset";
import type { GeneratorSetting } from "./generator-setting";
import type { FoundWishes, PoolPredicate } from "./predicate-pool";
import { searchShape } from "./search-shape";

/** Published settings use the published searches. */
export function search(pool: readonly PoolPredicate[], setting: GeneratorSetting, random: Random): FoundWishes | null {
  const { shape, k } = setting;
  if (shape.kind === "unique" && k === 4) return searchUnique(pool, random);
  if (shape.kind === "any" && k === 4) return searchAny(pool, shape.sumLimit ?? Number.POSITIVE_INFINITY, random);
  if (shape.kind === "any" && k === 2) return searchPair(pool, random);
  return searchShape(pool, setting, random);
}

const distinctSlots = (...predicates: readonly PoolPredicate[]) =>
  new Set(predicates.map(({ predicate }) => predicate.slot)).size === predicates.length;

type Triple = readonly [PoolPredicate, PoolPredicate, PoolPredicate];

/** On different slots, satisfied by some car. */
function* triples(pool: readonly PoolPredicate[]): Generator<Triple> {
  for (const [i, a] of pool.entries()) {
    for (const [j, b] of pool.entries()) {
      if (j <= i || !distinctSlots(a, b)) continue;
      const both = intersect(a.rows, b.rows);
      if (isEmpty(both)) continue;
      for (let l = j + 1; l < pool.length; l++) {
        const c = pool[l] as PoolPredicate;
        if (distinctSlots(a, b, c) && !disjoint(both, c.rows)) yield [a, b, c];
      }
    }
  }
}

function searchUnique(pool: readonly PoolPredicate[], random: Random): FoundWishes | null {
  for (const [a, b, c] of shuffle([...triples(pool)], random)) {
    const pairs = [intersect(a.rows, b.rows), intersect(a.rows, c.rows), intersect(b.rows, c.rows)];
    // If every pair leaves nothing, so do all three.
    const target = pool.find(
      (each) => distinctSlots(a, b, c, each) && pairs.every((pair) => disjoint(pair, each.rows)),
    );
    if (target) return { predicates: [a, b, c, target], targets: 1 };
  }
  return null;
}

const enumerated = 25_000;

function searchAny(pool: readonly PoolPredicate[], sumLimit: number, random: Random): FoundWishes | null {
  const first: Triple[] = [];
  for (const triple of triples(pool)) {
    first.push(triple);
    if (first.length === enumerated) break;
  }
  for (const [a, b, c] of shuffle(first, random)) {
    const pairs = [intersect(a.rows, b.rows), intersect(a.rows, c.rows), intersect(b.rows, c.rows)];
    const all = intersect(pairs[0] ?? a.rows, c.rows);
    const last = pool.find(
      (each) =>
        distinctSlots(a, b, c, each) && disjoint(all, each.rows) && pairs.every((pair) => !disjoint(pair, each.rows)),
    );
    if (!last) continue;
    const sum = bitsetSize(all) + pairs.reduce((total, pair) => total + bitsetSize(intersect(pair, last.rows)), 0);
    if (sum <= sumLimit) return { predicates: [a, b, c, last], targets: 1 };
  }
  return null;
}

const randomPairs = 20_000;

function searchPair(pool: readonly PoolPredicate[], random: Random): FoundWishes | null {
  if (pool.length < 2) return null;
  const fits = (a: PoolPredicate, b: PoolPredicate) => distinctSlots(a, b) && disjoint(a.rows, b.rows);
  for (let attempt = 0; attempt < randomPairs; attempt++) {
    const a = pool[Math.floor(random() * pool.length)] as PoolPredicate;
    const b = pool[Math.floor(random() * pool.length)] as PoolPredicate;
    if (fits(a, b)) return { predicates: [a, b], targets: 1 };
  }
  for (const [index, a] of pool.entries()) {
    const b = pool.slice(index + 1).find((each) => fits(a, each));
    if (b) return { predicates: [a, b], targets: 1 };
  }
  return null;
}
