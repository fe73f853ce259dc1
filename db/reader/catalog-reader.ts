import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { cars } from "@/db/schema/cars";
import type { CatalogCar } from "@/lib/catalog/car";
import type { CatalogIdentity, CatalogReader, RankedCar } from "@/lib/catalog/catalog-reader";
import { assertLatticeTakes } from "@/lib/catalog/lattice";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { LastAsked } from "@/lib/last-asked";
import { carColumnsSql } from "./car-sql";
import { type DistributionRow, distributionsSql, toDistribution } from "./distribution-sql";
import { type LatticeRow, latticeSql, toLattice } from "./lattice-sql";
import { whereCars } from "./predicate-sql";
import { type RangesRow, rangesSql, toRanges } from "./ranges-sql";
import { rankSql } from "./rank-sql";
import { readVocabulary } from "./read-vocabulary";

/** Reads a catalog that lies in Postgres: the answers of the contract in lib/catalog, one statement each. */
export function createCatalogReader(db: Database, catalog: CatalogIdentity): CatalogReader {
  const { id } = catalog;
  const reader: CatalogReader = {
    catalog,
    async lattice(slice, soft) {
      assertLatticeTakes(soft);
      return toLattice(soft, await readRows<LatticeRow>(db, latticeSql(id, slice, soft)));
    },
    async ranges(slice, slots, { cutShare = 0 } = {}) {
      if (slots.length === 0) return {};
      const [row] = await readRows<RangesRow>(db, rangesSql(id, slice, slots, cutShare));
      return toRanges(slots, row ?? {});
    },
    async rank(query) {
      const rows = await readRows<CatalogCar & { billionths: number }>(db, rankSql(id, query));
      return rows.map(({ billionths, ...car }): RankedCar => ({ ...car, score: billionths / 1e9 }));
    },
    cars: (where, limit) =>
      readRows<CatalogCar>(
        db,
        sql`select ${carColumnsSql} from ${cars} where ${whereCars(id, where)} order by position limit ${limit}::int`,
      ),
    async count(where) {
      const [row] = await readRows<{ count: number }>(
        db,
        sql`select count(*)::int as count from ${cars} where ${whereCars(id, where)}`,
      );
      return row?.count ?? 0;
    },
    async distributions(queries) {
      if (queries.length === 0) return [];
      const rows = await readRows<DistributionRow>(db, distributionsSql(id, queries));
      return queries.map((query, place) => toDistribution(query, place, rows));
    },
    vocabulary: () => rememberedVocabulary(catalog.checksum, () => readVocabulary(db, reader)),
  };
  return reader;
}

/** Catalogs whose vocabulary is kept: more than a server is likely to serve at once. */
const rememberedCatalogs = 16;
// Kept on globalThis: code that is bundled apart must not read a large catalog's words again.
const shared = globalThis as typeof globalThis & { leewayVocabularies?: LastAsked<Vocabulary> };

/** A checksum names its rows, so what was read once stays true; the catalog used longest ago is forgotten first. */
function rememberedVocabulary(checksum: string, read: () => Promise<Vocabulary>): Promise<Vocabulary> {
  shared.leewayVocabularies ??= new LastAsked(rememberedCatalogs);
  return shared.leewayVocabularies.ask(checksum, read);
}
