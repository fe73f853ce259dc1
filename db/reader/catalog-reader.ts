import { getTableName, Param, SQL, type SQLChunk, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { type Database, readRows } from "@/db/connection/database";
import { productsAt } from "@/db/queries/products-at";
import { products } from "@/db/schema/products";
import type {
  CatalogIdentity,
  CatalogLattice,
  CatalogReader,
  LatticeGroup,
  ModelEntry,
  NumericRanges,
  Vocabulary,
} from "@/lib/catalog/catalog-reader";
import { assertLatticeTakes, compareModels, vocabularyFrom } from "@/lib/catalog/catalog-reader";
import type { NumericSlotName, Predicate } from "@/lib/constraints";
import { isNumericSlot, numericSlotNames, wordSlotNames } from "@/lib/constraints";
import { LastAsked } from "@/lib/last-asked";
import { processWide } from "@/lib/process-wide";
import { type DistributionRow, distributionsSql, toDistribution } from "./distribution-sql";
import { predicateChunks, productColumnText, rankSql, raw, whereChunks, whereProducts } from "./predicate-sql";

/** One statement per answer. See the contract in lib/catalog. */
export function createCatalogReader(db: Database, catalog: CatalogIdentity): CatalogReader {
  const { id } = catalog;
  const known = knownRows((positions) => productsAt(db, id, positions));
  /** Drivers parse JSON far faster than rows or arrays. */
  const positionsIn = async (products: SQL) => {
    const [found] = await readRows<{ positions: number[] | null }>(
      db,
      sql`select json_agg(position) as positions from (${products}) as found`,
    );
    return found?.positions ?? [];
  };
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
      return known(await positionsIn(rankSql(id, query)));
    },
    async products(where, limit) {
      return known(
        await positionsIn(sql`
          select position from ${products} where ${whereProducts(id, where)} order by position limit ${limit}::int`),
      );
    },
    async count(where) {
      const [row] = await readRows<{ count: number }>(
        db,
        sql`select count(*)::int as count from ${products} where ${whereProducts(id, where)}`,
      );
      return row?.count ?? 0;
    },
    async distributions(queries) {
      if (queries.length === 0) return [];
      const { statement, scanOf } = distributionsSql(id, queries);
      const rows = await readRows<DistributionRow>(db, statement);
      return queries.map((query, place) => toDistribution(query, scanOf[place] ?? 0, rows));
    },
    vocabulary: () => vocabularies().ask(catalog.checksum, () => readVocabulary(db, reader)),
  };
  return reader;
}

const rememberedCatalogs = 16;

/** A checksum names its rows, so a vocabulary stays true. Forgets the least recently used. */
const vocabularies = processWide("leewayVocabularies", () => new LastAsked<Vocabulary>(rememberedCatalogs));

async function readVocabulary(db: Database, reader: Pick<CatalogReader, "catalog" | "distributions" | "ranges">) {
  const counted = wordSlotNames.filter((slot) => slot !== "model");
  const distributions = await reader.distributions(counted.map((slot) => ({ where: [], slot })));
  const counts = (slot: (typeof counted)[number]) => distributions[counted.indexOf(slot)]?.values ?? [];
  const models = await readModels(db, reader.catalog.id);
  return vocabularyFrom(counts, models, await reader.ranges([], numericSlotNames));
}

async function readModels(db: Database, catalogId: string): Promise<ModelEntry[]> {
  const models = await readRows<ModelEntry>(
    db,
    sql`select ${products.model} as value, ${products.make} as make, count(*)::int as count
      from ${products} where ${whereProducts(catalogId, [])} group by ${products.model}, ${products.make}`,
  );
  return models.sort(compareModels);
}

type RangesRow = Record<string, number | null>;

/** One row: each slot's extremes, or its percentiles `cutShare` and `1 - cutShare`. */
function rangesSql(id: string, slice: readonly Predicate[], slots: readonly NumericSlotName[], cut: number): SQL {
  const ends = slots.flatMap((slot) => [
    sql`${endSql(slot, "min", cut)}::double precision as ${sql.identifier(`${slot}Min`)}`,
    sql`${endSql(slot, "max", 1 - cut)}::double precision as ${sql.identifier(`${slot}Max`)}`,
  ]);
  return sql`select ${sql.join(ends, sql`, `)} from ${products} where ${whereProducts(id, slice)}`;
}

function endSql(slot: NumericSlotName, end: "min" | "max", share: number): SQL {
  if (share === 0 || share === 1) return sql`${sql.raw(end)}(${products[slot]})`;
  return sql`percentile_cont(${share}::double precision) within group (order by ${products[slot]}::double precision)`;
}

function toRanges(slots: readonly NumericSlotName[], row: RangesRow): NumericRanges {
  const ranges: NumericRanges = {};
  for (const slot of slots) {
    const min = row[`${slot}Min`] ?? null;
    const max = row[`${slot}Max`] ?? null;
    if (min !== null && max !== null) ranges[slot] = { min, max };
  }
  return ranges;
}

/** `n<i>` is constraint i's nearest number (for `==` from either side). */
type LatticeRow = { mask: number; count: number } & Record<string, number | null>;

/** Scans the slice once. One level and no casts, because parsing the statement outweighs a small slice. */
function latticeSql(catalogId: string, slice: readonly Predicate[], soft: readonly Predicate[]): SQL {
  const mask = soft.flatMap((predicate, i) => [
    raw(`${i > 0 ? " + " : ""}case when `),
    ...predicateChunks(predicate),
    raw(` then ${2 ** i} else 0 end`),
  ]);
  return new SQL([
    raw("select "),
    ...(mask.length > 0 ? mask : [raw("0")]),
    raw(" as mask, count(*)::int as count"),
    ...soft.flatMap(nearestChunks),
    raw(` from ${productTable} where `),
    ...whereChunks(catalogId, slice),
    // By place: a column of that name would win over the selected value.
    raw(" group by 1"),
  ]);
}

const productTable = `"${getTableName(products)}"`;

function nearestChunks({ slot, op, value: target }: Predicate, i: number): SQLChunk[] {
  if (!isNumericSlot(slot)) return [];
  const column = productColumnText[slot];
  if (op === ">=") return [raw(`, max(${column}) as n${i}`)];
  if (op === "<=") return [raw(`, min(${column}) as n${i}`)];
  if (op !== "==") return [];
  const goal = [new Param(Number(target)), raw("::double precision)")];
  return [
    raw(`, max(${column}) filter (where ${column} <= `),
    ...goal,
    raw(` as below${i}, min(${column}) filter (where ${column} >= `),
    ...goal,
    raw(` as above${i}`),
  ];
}

/** The database would sort every row of the slice. */
function toLattice(soft: readonly Predicate[], rows: readonly LatticeRow[]): CatalogLattice {
  const groups = [...rows]
    .sort((a, b) => a.mask - b.mask)
    .map(
      (row): LatticeGroup => ({
        mask: row.mask,
        count: row.count,
        nearest: soft.map(({ op, value: target }, i) =>
          op === "=="
            ? closest(row[`below${i}`] ?? null, row[`above${i}`] ?? null, Number(target))
            : (row[`n${i}`] ?? null),
        ),
      }),
    );
  return { soft, sliceSize: groups.reduce((sum, group) => sum + group.count, 0), groups };
}

function closest(below: number | null, above: number | null, target: number): number | null {
  if (below === null || above === null) return below ?? above;
  return Math.abs(above - target) < Math.abs(below - target) ? above : below;
}

/** About two kilobytes each. */
const mostRows = 20_000;

/** Long lists request the same rows repeatedly. Skips empty places. */
function knownRows<Row extends { position: number }>(read: (positions: readonly number[]) => Promise<Row[]>) {
  const held = new LRUCache<number, Row>({ max: mostRows });
  return async (positions: readonly number[]): Promise<Row[]> => {
    const found = positions.map((position) => held.get(position));
    const missing = positions.filter((_, at) => !found[at]);
    const fresh = new Map((await read(missing)).map((row) => [row.position, row]));
    for (const [position, row] of fresh) held.set(position, row);
    return positions.flatMap((position, at) => found[at] ?? fresh.get(position) ?? []);
  };
}
