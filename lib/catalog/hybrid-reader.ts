import type { Predicate } from "@/lib/constraints";
import type { CatalogReader } from "./catalog-reader";

/**
 * Combines two readers that give the same answers. In a large catalog, the database sorts rows by make and answers
 * questions that fix one; the columns answer all others, which would scan the whole table. In a small catalog the
 * columns answer everything, sooner than a statement could be sent.
 *
 * @param database the source of truth; it also answers until columns exist.
 * @param columns a reader over the same products, or `null` if there is none yet; called for every question.
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
    products: (where, limit) => by(where).products(where, limit),
    count: (where) => by(where).count(where),
    // One statement, so the database scans once.
    distributions: (queries) => {
      const scan = queries.find(({ where }) => isScan(where));
      return by(scan?.where ?? queries[0]?.where ?? []).distributions(queries);
    },
    vocabulary: () => database.vocabulary(),
  };
}

/** Row order doesn't matter. */
function isScan(where: readonly Predicate[]): boolean {
  return !where.some(({ slot, op }) => slot === "make" && (op === "==" || op === "in"));
}
