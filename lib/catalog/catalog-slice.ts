import type { Predicate } from "@/lib/constraints/constraint";
import type { CatalogReader, Distribution, DistributionQuery, RankQuery, ScoredPredicate } from "./catalog-reader";
import { countSatisfying, type Lattice } from "./lattice";

/**
 * A catalog with its frame: the tests somebody fixed from outside and no wish can change. Every answer is about the cars
 * that pass them. Open one for each turn: it remembers its answers, so one question reaches the catalog once.
 */
export interface CatalogSlice extends CatalogReader {
  readonly frame: readonly Predicate[];
}

/** The cars of a catalog that pass the frame; all of them without one. */
export function openSlice(reader: CatalogReader, frame: readonly Predicate[] = []): CatalogSlice {
  const framed = (where: readonly Predicate[]) => (frame.length > 0 ? [...frame, ...where] : where);
  const lattices: KnownLattice[] = [];
  const spread = new Map<string, Promise<Distribution>>();
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
    ranges: (where, slots, options) =>
      once(["ranges", keyOf(where), slots, options], () => reader.ranges(framed(where), slots, options)),
    rank: (query) => once(["rank", ...rankKey(query)], () => reader.rank({ ...query, where: framed(query.where) })),
    cars: (where, limit) => once(["cars", keyOf(where), limit], () => reader.cars(framed(where), limit)),
    count: (where) => {
      for (const each of lattices) {
        const mask = maskIn(each, where);
        if (mask !== null) return each.lattice.then((lattice) => countSatisfying(lattice, mask));
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
          // Whoever asked hears of a fault; what is remembered of it must not end the process.
          own.catch(() => spread.delete(key));
          spread.set(key, own);
        });
      }
      return Promise.all(queries.flatMap((each) => spread.get(spreadKey(each)) ?? []));
    },
    vocabulary: () => reader.vocabulary(),
  };
}

/** A lattice that was read: every count of its wishes is in it. */
interface KnownLattice {
  fixed: string;
  asked: string;
  tests: ReadonlySet<string>;
  bits: ReadonlyMap<string, number>;
  lattice: Promise<Lattice>;
}

function knownLattice(
  where: readonly Predicate[],
  soft: readonly Predicate[],
  lattice: Promise<Lattice>,
): KnownLattice {
  const bits = new Map(soft.map((each, bit) => [testKey(each), 1 << bit]));
  return {
    fixed: keyOf(where),
    asked: soft.map(testKey).join("\n"),
    tests: new Set(where.map(testKey)),
    bits,
    lattice,
  };
}

/** The wishes of a lattice that some tests name, beside all of its fixed ones; `null` where it can't count them. */
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

/** Tests in any order are the same question. */
function keyOf(where: readonly Predicate[]): string {
  return [...new Set(where.map(testKey))].sort().join("\n");
}

function spreadKey({ where, slot }: DistributionQuery): string {
  return `${slot}\n${keyOf(where)}`;
}

function rankKey({ where, score, before, ranges, limit, offset, ties }: RankQuery): unknown[] {
  return [keyOf(where), score.map(weighed), before?.map((each) => each.map(weighed)), ranges, limit, offset, ties];
}

function weighed({ slot, op, value, weight, range }: ScoredPredicate): unknown[] {
  return [slot, op, value, weight, range];
}

/** Answers by question; one that failed is asked again. */
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
