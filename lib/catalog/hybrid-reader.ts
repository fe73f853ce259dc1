import type { Predicate } from "@/lib/constraints/constraint";
import type { CatalogReader } from "./catalog-reader";

/**
 * A catalog read in two ways that give the same answers. Of a large one, questions that fix a make go to the database,
 * whose rows lie in that order, and all others, which would scan the whole catalog there, to columns in this process; of
 * a small one everything goes to the columns, which answer sooner than a statement can be sent.
 *
 * @param database the source of truth; it also answers for as long as there are no columns.
 * @param columns a reader over columns of the same cars, `null` while there is none; asked at every question for them.
 */
export function createHybridReader(
  database: CatalogReader,
  columns: () => CatalogReader | null,
  { small = false }: { small?: boolean } = {},
): CatalogReader {
  const by = (where: readonly Predicate[]) => (small || isScan(where) ? (columns() ?? database) : database);
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
