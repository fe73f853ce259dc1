import { isBound, type Predicate } from "@/lib/constraints";
import type {
  CatalogLattice,
  CatalogProduct,
  CatalogReader,
  Distribution,
  DistributionQuery,
  NumericRanges,
  RankQuery,
  ScoredPredicate,
} from "./catalog-reader";
import { countSatisfying, matchesAll, weighedTest } from "./catalog-reader";

/** A catalog within a fixed frame. Open one per turn: it remembers answers. */
export interface CatalogSlice extends CatalogReader {
  readonly frame: readonly Predicate[];
  /** Products read before, by position. Asks the catalog nothing. */
  seen(positions: readonly number[]): CatalogProduct[];
}

/** An empty frame holds all products. */
export function openSlice(reader: CatalogReader, frame: readonly Predicate[] = []): CatalogSlice {
  const framed = (where: readonly Predicate[]) => (frame.length > 0 ? [...frame, ...where] : where);
  const lattices: KnownLattice[] = [];
  const lists: KnownList[] = [];
  const widths = new Map<string, Promise<NumericRanges>>();
  const spread = new Map<string, Promise<Distribution>>();
  const read: (readonly CatalogProduct[])[] = [];
  const noted = async <Item extends CatalogProduct>(asked: Promise<Item[]>): Promise<Item[]> => {
    const items = await asked;
    read.push(items);
    return items;
  };
  const once = memory();
  return {
    catalog: reader.catalog,
    frame,
    lattice: async (where, soft) => {
      const known = lattices.find((each) => each.fixed === keyOf(where) && each.asked === soft.map(testKey).join("\n"));
      if (known) return { ...(await known.lattice), soft };
      const lattice = reader.lattice(framed(where), soft);
      const held = knownLattice(where, soft, lattice);
      lattices.push(held);
      lattice.catch(() => lattices.splice(lattices.indexOf(held), 1));
      return lattice;
    },
    ranges: async (where, slots, options) => {
      const asked = slots.map((slot) => ({ slot, key: JSON.stringify([keyOf(where), slot, options?.cutShare]) }));
      const fresh = asked.filter(({ key }) => !widths.has(key));
      if (fresh.length > 0) {
        const unread = fresh.map(({ slot }) => slot);
        const read = reader.ranges(framed(where), unread, options);
        for (const { key } of fresh) widths.set(key, read);
        read.catch(() => {
          for (const { key } of fresh) widths.delete(key);
        });
      }
      const reads = asked.map(async ({ slot, key }) => [slot, (await widths.get(key))?.[slot]] as const);
      const found = await Promise.all(reads);
      return Object.fromEntries(found.filter(([, range]) => range !== undefined)) as NumericRanges;
    },
    rank: async (query) => {
      for (const each of lists) {
        const rest = each.order === orderKey(query) && !query.offset ? testsBeyond(each, query.where) : null;
        if (rest) return each.products.filter((product) => matchesAll(product, rest)).slice(0, query.limit);
      }
      const key = ["rank", keyOf(query.where), orderKey(query), query.limit, query.offset];
      const items = await once(key, () => noted(reader.rank({ ...query, where: framed(query.where) })));
      if (items.length < query.limit && !query.offset)
        lists.push({ tests: new Set(query.where.map(testKey)), order: orderKey(query), products: items });
      return items;
    },
    products: (where, limit) =>
      once(
        ["products", keyOf(where), limit],
        async () => listed(lists, where, limit) ?? noted(reader.products(framed(where), limit)),
      ),
    count: async (where) => {
      for (const each of lattices) {
        const mask = maskIn(each, where);
        if (mask !== null) return countSatisfying(await each.lattice, mask);
      }
      return once(["count", keyOf(where)], () => reader.count(framed(where)));
    },
    distributions: async (queries) => {
      const fresh = new Map(queries.flatMap((each) => (spread.has(spreadKey(each)) ? [] : [[spreadKey(each), each]])));
      if (fresh.size > 0) {
        const asked = [...fresh.values()].map(({ where, slot }) => ({ where: framed(where), slot }));
        const read = reader.distributions(asked);
        [...fresh].forEach(([key, { slot }], index) => {
          const own = read.then((all) => all[index] ?? { slot, values: [], missing: 0 });
          // Prevents an unhandled rejection. The caller still sees the error.
          own.catch(() => spread.delete(key));
          spread.set(key, own);
        });
      }
      return Promise.all(queries.flatMap((each) => spread.get(spreadKey(each)) ?? []));
    },
    vocabulary: () => reader.vocabulary(),
    seen: (positions) => {
      // Short lists hold nearly all that is shown.
      const items = read.toSorted((a, b) => a.length - b.length).flat();
      return positions.flatMap((position) => items.find((each) => each.position === position) ?? []);
    },
  };
}

type KnownLattice = ReturnType<typeof knownLattice>;

function knownLattice(where: readonly Predicate[], soft: readonly Predicate[], lattice: Promise<CatalogLattice>) {
  const bits = new Map(soft.map((each, bit) => [testKey(each), 1 << bit]));
  const [asked, tests] = [soft.map(testKey).join("\n"), new Set(where.map(testKey))];
  return { fixed: keyOf(where), asked, tests, bits, lattice };
}

/** Mask of wishes beyond the fixed tests; `null` if the lattice cannot count them. */
function maskIn({ tests, bits }: KnownLattice, where: readonly Predicate[]): number | null {
  const asked = new Set(where.map(testKey));
  for (const test of tests) if (!asked.has(test)) return null;
  let mask = 0;
  for (const test of asked) {
    const bit = bits.get(test);
    if (bit === undefined && !tests.has(test)) return null;
    mask |= bit ?? 0;
  }
  return mask;
}

function testKey({ slot, op, value }: Predicate): string {
  return JSON.stringify([slot, op, value]);
}

function keyOf(where: readonly Predicate[]): string {
  return [...new Set(where.map(testKey))].sort().join("\n");
}

function spreadKey({ where, slot }: DistributionQuery): string {
  return `${slot}\n${keyOf(where)}`;
}

/** All products that pass some tests, in one order. Narrower lists are parts of it. */
interface KnownList {
  tests: ReadonlySet<string>;
  order: string;
  products: readonly CatalogProduct[];
}

/** `null` if the list lacks some of the products. */
function testsBeyond({ tests }: KnownList, where: readonly Predicate[]): Predicate[] | null {
  const asked = new Set(where.map(testKey));
  for (const test of tests) if (!asked.has(test)) return null;
  return where.filter((each) => !tests.has(testKey(each)));
}

/** Filters a known list that holds all matches; `null` without one. */
function listed(lists: readonly KnownList[], where: readonly Predicate[], limit: number) {
  for (const list of lists) {
    const rest = testsBeyond(list, where);
    if (!rest) continue;
    const passing = list.products.filter((each) => matchesAll(each, rest)).toSorted((a, b) => a.position - b.position);
    return passing.slice(0, limit);
  }
  return null;
}

function orderKey({ score, before = [], ranges, ties = "price" }: RankQuery): string {
  const sorted = (each: readonly ScoredPredicate[]) => each.map((one) => JSON.stringify(weighedTest(one))).sort();
  const reads = [score, ...before].flat().some(({ op, range }) => op === "any" || (isBound(op) && !range));
  return JSON.stringify([sorted(score), before.map(sorted), reads ? ranges : {}, ties]);
}

/** Caches answers by question, but not failures. */
function memory(): <Answer>(question: unknown, ask: () => Promise<Answer>) => Promise<Answer> {
  const known = new Map<string, Promise<unknown>>();
  return <Answer>(question: unknown, ask: () => Promise<Answer>) => {
    const key = JSON.stringify(question);
    const answer = (known.get(key) as Promise<Answer> | undefined) ?? ask();
    known.set(key, answer);
    answer.catch(() => known.get(key) === answer && known.delete(key));
    return answer;
  };
}
