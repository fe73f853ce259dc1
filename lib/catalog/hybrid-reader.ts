import type { Predicate } from "@/lib/constraints/constraint";
import type { CatalogReader } from "./catalog-reader";

/**
 * A catalog read in two ways that give the same answers: questions that fix a make go to the database, whose rows lie in
 * that order, all others would scan the whole catalog there and go to columns in this process.
 *
 * @param database the source of truth; it also answers for as long as there are no columns.
 * @param columns a reader over columns of the same cars, `null` while there is none; asked at every scan.
 */
export function createHybridReader(database: CatalogReader, columns: () => CatalogReader | null): CatalogReader {
  const by = (where: readonly Predicate[]) => (isScan(where) ? (columns() ?? database) : database);
  return {
    catalog: database.catalog,
    lattice: (slice, soft) => by(slice).lattice(slice, soft),
    ranges: (slice, slots, options) => by(slice).ranges(slice, slots, options),
    rank: (query) => by(query.where).rank(query),
    cars: (where, limit) => by(where).cars(where, limit),
    count: (where) => by(where).count(where),
    // All in one statement or all in one pass: one scan among them decides.
    distributions: (queries) => {
      const scan = queries.find(({ where }) => isScan(where));
      return by(scan?.where ?? queries[0]?.where ?? []).distributions(queries);
    },
    vocabulary: () => database.vocabulary(),
  };
}

/** Whether no test narrows the rows down by what they are stored by. */
function isScan(where: readonly Predicate[]): boolean {
  return !where.some(({ slot, op }) => slot === "make" && (op === "==" || op === "in"));
}
