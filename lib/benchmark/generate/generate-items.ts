import type { Item } from "@/lib/benchmark/item";
import { bestReleased } from "@/lib/benchmark/released/released-ranking";
import { type CatalogProduct, matches, matchesAll, type Product } from "@/lib/catalog/catalog-reader";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import { type Predicate, valuesOf } from "@/lib/constraints";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import { pick, type Random, seededRandom, shuffle, uniform } from "@/lib/random";
import { bitsetSize, disjoint, type GeneratorSetting, intersect, isEmpty, type Shape } from "./generator-setting";
import { askedImportance, baseSentence, driftOf, fullSentence, type WeighedPredicate, writePersona } from "./persona";
import { type FoundWishes, type PoolPredicate, predicatePool } from "./predicate-pool";
import { searchShape } from "./search-shape";
import { type Slice, slicesOf } from "./slices";

export interface GeneratorRun {
  products: readonly CatalogProduct[];
  setting: GeneratorSetting;
  count: number;
  seed: number;
}

const mostRounds = 50;
/** Rounds without a new item before the catalog counts as exhausted. */
const mostFruitless = 5;

/** Like the published generator, uses fresh slices first, then reuses them. */
export function* generateItems({ products, setting, count, seed }: GeneratorRun): Generator<Item> {
  // A fresh source per name keeps items independent.
  const randomFor = (name: string) => seededRandom(seed, name);
  const [least, most] = setting.sliceRows;
  const slices = slicesOf(products).filter(({ products: rows }) => rows.length >= least && rows.length <= most);
  const seen = new Set<string>();
  let made = 0;
  let fruitless = 0;
  for (let round = 0; round < mostRounds && fruitless < mostFruitless; round++) {
    const before = made;
    for (const slice of shuffle(slices, randomFor(`round ${round}`))) {
      if (made >= count) return;
      const random = randomFor(`${setting.name} ${round} ${JSON.stringify(slice.base)}`);
      const found = search(predicatePool(slice.products, setting), setting, random);
      if (!found) continue;
      const id = `${setting.name}-g${seed}-${String(made + 1).padStart(3, "0")}`;
      const constraints = found.predicates.map(({ predicate }) => predicate);
      const item = buildItem(id, setting, { slice, constraints, targets: found.targets }, random);
      const key = JSON.stringify([item?.base, item?.constraints]);
      if (!item || seen.has(key)) continue;
      seen.add(key);
      made++;
      yield item;
    }
    fruitless = made === before ? fruitless + 1 : 0;
  }
}

/** Published settings use the published searches. */
function search(pool: readonly PoolPredicate[], setting: GeneratorSetting, random: Random): FoundWishes | null {
  const { shape, k } = setting;
  if ((shape.kind === "unique" || shape.kind === "any") && k === 4) return searchFour(pool, shape, random);
  if (shape.kind === "any" && k === 2) return searchPair(pool, random);
  return searchShape(pool, setting, random);
}

const distinctSlots = (...predicates: readonly PoolPredicate[]) =>
  new Set(predicates.map(({ predicate }) => predicate.slot)).size === predicates.length;

type Triple = readonly [PoolPredicate, PoolPredicate, PoolPredicate];

/** On different slots, satisfied by some product. At most `most`. */
function* triples(pool: readonly PoolPredicate[], most = Number.POSITIVE_INFINITY): Generator<Triple> {
  let left = most;
  for (const [i, a] of pool.entries()) {
    for (const [j, b] of pool.entries()) {
      if (j <= i || !distinctSlots(a, b)) continue;
      const both = intersect(a.rows, b.rows);
      if (isEmpty(both)) continue;
      for (let l = j + 1; l < pool.length; l++) {
        const c = pool[l] as PoolPredicate;
        if (!distinctSlots(a, b, c) || disjoint(both, c.rows)) continue;
        yield [a, b, c];
        if (--left === 0) return;
      }
    }
  }
}

/** Of the triples at which a search for any repair looks. */
const enumerated = 25_000;

/** Three wishes that a product meets, and one that fits no pair of them (`unique`), or each pair but not all (`any`). */
function searchFour(pool: readonly PoolPredicate[], shape: Shape, random: Random): FoundWishes | null {
  const isUnique = shape.kind === "unique";
  const sumLimit = (shape.kind === "any" && shape.sumLimit) || Number.POSITIVE_INFINITY;
  for (const [a, b, c] of shuffle([...triples(pool, isUnique ? undefined : enumerated)], random)) {
    const pairs = [intersect(a.rows, b.rows), intersect(a.rows, c.rows), intersect(b.rows, c.rows)];
    const all = intersect(pairs[0] ?? a.rows, c.rows);
    const last = pool.find(
      (each) =>
        distinctSlots(a, b, c, each) &&
        disjoint(all, each.rows) &&
        pairs.every((pair) => disjoint(pair, each.rows) === isUnique),
    );
    if (!last) continue;
    const sum = bitsetSize(all) + pairs.reduce((total, pair) => total + bitsetSize(intersect(pair, last.rows)), 0);
    if (isUnique || sum <= sumLimit) return { predicates: [a, b, c, last], targets: 1 };
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

interface ItemDraft {
  slice: Slice;
  /** The target comes last, if the search fixes it. */
  constraints: readonly Predicate[];
  /** Number of trailing targets. */
  targets: number;
}

const test = ({ slot, op, value }: Predicate) => ({ column: csvColumns[slot], op, value: valuesOf(value)[0] ?? "" });

function buildItem(id: string, setting: GeneratorSetting, draft: ItemDraft, random: Random): Item | null {
  const { slice } = draft;
  const weights = drawWeights(draft.constraints.length, draft.targets, setting.weights, random);
  const constraints = draft.constraints.map((each, index) => ({ ...each, weight: weights[index] ?? 0 }));
  const target = goldTarget(slice.products, constraints);
  if (!target) return null;
  const productsWithout = (...dropped: readonly Predicate[]) => {
    const kept = constraints.filter((each) => !dropped.includes(each));
    return slice.products.filter((product) => matchesAll(product, kept));
  };
  const candidates = productsWithout(...target);
  const product = bestReleased({ candidates, normalisedOver: slice.products, score: constraints });
  if (!product) return null;
  const drift = setting.habit === "drifts" ? driftOf(slice.products, constraints, target, random) : null;
  if (setting.habit === "drifts" && !drift) return null;
  const vague = setting.habit === "vague" ? [pick(constraints, random)] : [];
  const [lightest] = [...target].sort((a, b) => a.weight - b.weight);
  const isUnique = setting.shape.kind === "unique";
  if (!lightest) return null;
  return {
    id,
    setting: setting.name,
    split: "generated",
    baseQuery: baseSentence(slice.base),
    fullQuery: fullSentence(slice.base, constraints),
    base: Object.fromEntries(slice.base.map(({ slot, value }) => [csvColumns[slot], String(value)])),
    persona: writePersona({ base: slice.base, constraints, target, drift, vague }, random),
    ...(vague.length > 0 ? { whenAsked: askedImportance({ constraints, target, vague }, random) } : {}),
    constraints: constraints.map(test),
    weights: constraints.map((each) => ({
      ...test(each),
      weight: each.weight,
      ...(isUnique ? { isUniqueRepair: target.includes(each) } : {}),
    })),
    relaxationPolicy: "relax_lowest_weight_constraint",
    chosenRelaxation: { ...test(lightest), weight: lightest.weight },
    ...(target.length > 1 ? { chosenRelaxations: target.map(test) } : {}),
    recommendedCar: Object.fromEntries(
      benchmark.named.flatMap((slot) => {
        const held = product[slot];
        return typeof held === "object" ? [] : [[csvColumns[slot], held] as const];
      }),
    ),
    ...(drift ? { drift: { ...test(drift.constraint), before: drift.before } } : {}),
    derived: { sliceRows: slice.products.length, dropCounts: constraints.map((each) => productsWithout(each).length) },
  };
}

/** The least weight gap between two correction sets. */
const margin = 1e-3;

/** `null` when a product violates nothing or two sets tie. */
function goldTarget(products: readonly Product[], constraints: readonly WeighedPredicate[]): WeighedPredicate[] | null {
  const sets = new Map<string, WeighedPredicate[]>();
  for (const product of products) {
    const violated = constraints.filter((each) => !matches(product, each));
    if (violated.length === 0) return null;
    sets.set(violated.map((each) => constraints.indexOf(each)).join(), violated);
  }
  const weighed = [...sets.values()]
    .map((set) => ({ set, weight: set.reduce((sum, each) => sum + each.weight, 0) }))
    .sort((a, b) => a.weight - b.weight);
  const [first, second] = weighed;
  if (!first || (second && second.weight - first.weight < margin)) return null;
  return first.set;
}

/** Shares of 1. `low-target` draws the target from (0.01, 0.15), others from (0.35, 1); `even`: (0.2, 1). */
export function drawWeights(count: number, targets: number, law: GeneratorSetting["weights"], random: Random) {
  const drawn = Array.from({ length: count }, (_, index) => {
    if (law === "even") return uniform(0.2, 1, random);
    return index < count - targets ? uniform(0.35, 1, random) : uniform(0.01, 0.15, random);
  });
  const total = drawn.reduce((sum, each) => sum + each, 0);
  return drawn.map((each) => each / total);
}
