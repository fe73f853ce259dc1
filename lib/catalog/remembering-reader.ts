import type { Predicate } from "@/lib/constraints";
import { LastAsked } from "@/lib/last-asked";
import { type CatalogReader, weighedTest } from "./catalog-reader";

/** Answers kept per kind. Ranked lists take hundreds of kilobytes and rarely repeat. */
const kept = { lattice: 2000, ranges: 2000, rank: 40, products: 100, count: 2000, distributions: 1000 } as const;
/** Longer lists take megabytes, so only the last few stay. */
const longestList = 400;
const longKept = 3;

/** Caches recent answers. Use one per catalog version, and don't change its answers. */
export function rememberQuestions(reader: CatalogReader): CatalogReader {
  const lattice = memory<"lattice">(kept.lattice);
  const ranges = memory<"ranges">(kept.ranges);
  const [rank, longRank] = [memory<"rank">(kept.rank), memory<"rank">(longKept)];
  const [products, longProducts] = [memory<"products">(kept.products), memory<"products">(longKept)];
  const count = memory<"count">(kept.count);
  const distributions = memory<"distributions">(kept.distributions);
  return {
    catalog: reader.catalog,
    lattice: async (slice, soft) => {
      const known = await lattice([tests(slice), tests(soft)], () => reader.lattice(slice, soft));
      // Each caller gets its own wishes back.
      return { ...known, soft };
    },
    ranges: (slice, slots, options) =>
      ranges([tests(slice), slots, options], () => reader.ranges(slice, slots, options)),
    rank: (query) => {
      const { where, score, before, ranges, limit, offset, ties } = query;
      const weighed = before?.map((each) => each.map(weighedTest));
      const asked = [tests(where), score.map(weighedTest), weighed, ranges, limit, offset, ties];
      return (limit > longestList ? longRank : rank)(asked, () => reader.rank(query));
    },
    products: (where, limit) =>
      (limit > longestList ? longProducts : products)([tests(where), limit], () => reader.products(where, limit)),
    count: (where) => count(tests(where), () => reader.count(where)),
    distributions: (queries) => distributions(queries, () => reader.distributions(queries)),
    vocabulary: () => reader.vocabulary(),
  };
}

/** Drops a wish's evidence, which doesn't affect the products. */
function tests(where: readonly Predicate[]) {
  return where.map(({ slot, op, value }) => [slot, op, value]);
}

type Answers = { [Kind in keyof typeof kept]: Awaited<ReturnType<CatalogReader[Kind]>> };

function memory<Kind extends keyof Answers>(most: number) {
  const last = new LastAsked<Answers[Kind]>(most);
  return (question: unknown, ask: () => Promise<Answers[Kind]>) => last.ask(JSON.stringify(question), ask);
}
