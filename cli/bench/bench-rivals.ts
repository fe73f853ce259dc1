import { type SQL, sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { predicateSql, whereProducts } from "@/db/reader/predicate-sql";
import { products } from "@/db/schema/products";
import type { CatalogLattice, CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Predicate } from "@/lib/constraints";
import type { Workload } from "./bench-workload";

export interface Contender {
  name: string;
  /** Many statements exclude a rival on large slices. */
  statements?: (wishes: number) => number;
  /** Ways that only test existence answer 0 or 1. */
  run: (workload: Workload) => Promise<RivalAnswer>;
}

export interface RivalAnswer {
  /** By mask of the wishes. The lattice is read on demand. */
  counts: ReadonlyMap<number, number> | CatalogLattice;
  onlyWhether?: boolean;
}

const allMasks = (size: number) => Array.from({ length: 2 ** size }, (_, mask) => mask);
const chosen = (soft: readonly Predicate[], mask: number) => soft.filter((_, bit) => mask & (1 << bit));
const wholeMask = (size: number) => [2 ** size - 1];
const dropOneMasks = (size: number) => Array.from({ length: size }, (_, bit) => (2 ** size - 1) & ~(1 << bit));

/** Answers all 2^k counts in one question. */
export function latticeContender(reader: CatalogReader): Contender {
  return { name: "lattice", run: async ({ slice, soft }) => ({ counts: await reader.lattice(slice, soft) }) };
}

type Ask = (workload: Workload, mask: number) => Promise<number>;

/** @param share of a statement that an answer costs. */
function setBySet(name: string, masks: (size: number) => number[], ask: Ask, share = 1, onlyWhether = false) {
  return {
    name,
    statements: (wishes: number) => masks(wishes).length * share,
    async run(workload: Workload): Promise<RivalAnswer> {
      const counts = new Map<number, number>();
      for (const mask of masks(workload.soft.length)) counts.set(mask, await ask(workload, mask));
      return { counts, onlyWhether };
    },
  };
}

export function countingRivals(reader: CatalogReader): Contender[] {
  const ask: Ask = ({ slice, soft }, mask) => reader.count([...slice, ...chosen(soft, mask)]);
  // Columns scan much faster than a statement.
  return [
    setBySet("2^k counts, one by one", allMasks, ask, 1 / 32),
    setBySet("k drop-one counts", dropOneMasks, ask, 1 / 32),
    setBySet("one failing count(*)", wholeMask, ask, 1 / 32),
  ];
}

/** Uses the same tables and tests as the lattice. */
export function sqlRivals(db: Database, catalogId: string): Contender[] {
  const whereIn = ({ slice, soft }: Workload, mask: number) =>
    whereProducts(catalogId, [...slice, ...chosen(soft, mask)]);
  const ask = async (statement: SQL) => (await readRows<{ n: number }>(db, statement))[0]?.n ?? 0;
  const exists: Ask = (workload, mask) =>
    ask(sql`select exists (select 1 from ${products} where ${whereIn(workload, mask)})::int as n`);
  const count: Ask = (workload, mask) =>
    ask(sql`select count(*)::int as n from ${products} where ${whereIn(workload, mask)}`);
  return [
    setBySet("2^k EXISTS, one by one", allMasks, exists, 1, true),
    {
      name: "2^k EXISTS, pipelined",
      statements: (wishes) => 2 ** wishes,
      run: async (workload) => {
        const masks = allMasks(workload.soft.length);
        const answers = await Promise.all(masks.map((mask) => exists(workload, mask)));
        return { counts: new Map(masks.map((mask, index) => [mask, answers[index] ?? 0])), onlyWhether: true };
      },
    },
    {
      name: "one SELECT with 2^k FILTERs",
      // A statement selects at most 1,664 columns. A filter costs a fraction of a statement.
      statements: (wishes) => (wishes > 10 ? Number.POSITIVE_INFINITY : 2 ** wishes / 16),
      run: (workload) => countByFilters(db, catalogId, workload),
    },
    setBySet("k drop-one EXISTS", dropOneMasks, exists, 1, true),
    setBySet("one failing count(*)", wholeMask, count),
  ];
}

/** The best naive statement: a test per product and wish, a filtered count per subset. */
async function countByFilters(db: Database, catalogId: string, { slice, soft }: Workload): Promise<RivalAnswer> {
  const tests = soft.map((wish, bit): SQL => sql`coalesce(${predicateSql(wish)}, false) as ${name("b", bit)}`);
  const counted = allMasks(soft.length).map((mask): SQL => {
    const bits = soft.flatMap((_, bit) => (mask & (1 << bit) ? [name("b", bit)] : []));
    return bits.length > 0 ? sql`(count(*) filter (where ${sql.join(bits, sql` and `)}))` : sql`count(*)`;
  });
  const named = counted.map((count, mask) => sql`${count}::int as ${name("n", mask)}`);
  const [row] = await readRows<Record<string, number>>(
    db,
    sql`select ${sql.join(named, sql`, `)}
      from (select ${sql.join(tests, sql`, `)} from ${products} where ${whereProducts(catalogId, slice)}) as product`,
  );
  return { counts: new Map(allMasks(soft.length).map((mask) => [mask, row?.[`n${mask}`] ?? 0])) };
}

function name(prefix: string, number: number): SQL {
  return sql`${sql.identifier(`${prefix}${number}`)}`;
}
