import type { Predicate } from "@/lib/constraints/constraint";
import { LastAsked } from "@/lib/last-asked";
import type { CatalogReader, RankQuery, ScoredPredicate } from "./catalog-reader";

/** Answers kept per kind. Ranked lists take hundreds of kilobytes and rarely repeat. */
const kept = { lattice: 2000, ranges: 2000, rank: 40, cars: 100, count: 2000, distributions: 1000 } as const;
/** Longer lists take megabytes, so only the last few stay. */
const longestList = 400;
const longKept = 3;

/** Caches recent answers. Use one per catalog version, and don't change its answers. */
export function rememberQuestions(reader: CatalogReader): CatalogReader {
  const lattice = memory<Awaited<ReturnType<CatalogReader["lattice"]>>>(kept.lattice);
  const ranges = memory<Awaited<ReturnType<CatalogReader["ranges"]>>>(kept.ranges);
  const rank = memory<Awaited<ReturnType<CatalogReader["rank"]>>>(kept.rank);
  const longRank = memory<Awaited<ReturnType<CatalogReader["rank"]>>>(longKept);
  const longCars = memory<Awaited<ReturnType<CatalogReader["cars"]>>>(longKept);
  const cars = memory<Awaited<ReturnType<CatalogReader["cars"]>>>(kept.cars);
  const count = memory<number>(kept.count);
  const distributions = memory<Awaited<ReturnType<CatalogReader["distributions"]>>>(kept.distributions);
  return {
    catalog: reader.catalog,
    lattice: async (slice, soft) => {
      const known = await lattice([tests(slice), tests(soft)], () => reader.lattice(slice, soft));
      // Each caller gets its own wishes back.
      return { ...known, soft };
    },
    ranges: (slice, slots, options) =>
      ranges([tests(slice), slots, options], () => reader.ranges(slice, slots, options)),
    rank: (query: RankQuery) => {
      const kind = query.limit > longestList ? longRank : rank;
      return kind(askedFor(query), () => reader.rank(query));
    },
    cars: (where, limit) => {
      const kind = limit > longestList ? longCars : cars;
      return kind([tests(where), limit], () => reader.cars(where, limit));
    },
    count: (where) => count(tests(where), () => reader.count(where)),
    distributions: (queries) => distributions(queries, () => reader.distributions(queries)),
    vocabulary: () => reader.vocabulary(),
  };
}

/** Drops a wish's evidence, which doesn't affect the cars. */
function tests(where: readonly Predicate[]) {
  return where.map(({ slot, op, value }) => [slot, op, value]);
}

function askedFor({ where, score, before, ranges, limit, offset, ties }: RankQuery) {
  return [tests(where), score.map(weighed), before?.map((each) => each.map(weighed)), ranges, limit, offset, ties];
}

function weighed({ slot, op, value, weight, range }: ScoredPredicate) {
  return [slot, op, value, weight, range];
}

function memory<Answer>(most: number): (question: unknown, ask: () => Promise<Answer>) => Promise<Answer> {
  const last = new LastAsked<Answer>(most);
  return (question, ask) => last.ask(JSON.stringify(question), ask);
}
