import { breathe } from "@/app/_server/one-at-a-time";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";

/**
 * The same reader, asked each question once: seven methods on one request put many of the same. For the length of one
 * request; a catalog never changes once it is ready. Shorter answers go first at each question: answered in process, a
 * comparison would hold the processor from beginning to end.
 */
export function rememberAnswers(reader: CatalogReader): CatalogReader {
  const known = new Map<string, unknown>();
  const courtesy = { left: 2000 };
  const once = <Asked extends unknown[], Answer>(name: string, ask: (...asked: Asked) => Promise<Answer>) => {
    return async (...asked: Asked): Promise<Answer> => {
      await breathe(courtesy);
      const key = `${name} ${JSON.stringify(asked)}`;
      const answer = (known.get(key) as Promise<Answer> | undefined) ?? ask(...asked);
      known.set(key, answer);
      return answer;
    };
  };
  return {
    catalog: reader.catalog,
    lattice: once("lattice", (slice, soft) => reader.lattice(slice, soft)),
    ranges: once("ranges", (slice, slots, options) => reader.ranges(slice, slots, options)),
    rank: once("rank", (query) => reader.rank(query)),
    cars: once("cars", (where, limit) => reader.cars(where, limit)),
    count: once("count", (where) => reader.count(where)),
    distributions: once("distributions", (queries) => reader.distributions(queries)),
    vocabulary: () => reader.vocabulary(),
  };
}
