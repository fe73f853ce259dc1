import { type SQL, sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { predicateSql, whereCars } from "@/db/reader/predicate-sql";
import { cars } from "@/db/schema/cars";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { CatalogLattice } from "@/lib/catalog/lattice";
import type { Predicate } from "@/lib/constraints/constraint";
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
const dropOneMasks = (size: number) => Array.from({ length: size }, (_, bit) => (2 ** size - 1) & ~(1 << bit));

/** Answers all 2^k counts in one question. */
export function latticeContender(reader: CatalogReader): Contender {
  return { name: "lattice", run: async ({ slice, soft }) => ({ counts: await reader.lattice(slice, soft) }) };
}

/** Rivals that ask set by set. */
export function countingRivals(reader: CatalogReader): Contender[] {
  const byCount = (name: string, masks: (size: number) => number[]): Contender => ({
    name,
    // Columns scan much faster than a statement.
    statements: (wishes) => masks(wishes).length / 32,
    run: async ({ slice, soft }) => {
      const counts = new Map<number, number>();
      for (const mask of masks(soft.length)) counts.set(mask, await reader.count([...slice, ...chosen(soft, mask)]));
      return { counts };
    },
  });
  return [
    byCount("2^k counts, one by one", allMasks),
    byCount("k drop-one counts", dropOneMasks),
    byCount("one failing count(*)", (size) => [2 ** size - 1]),
  ];
}

/** Uses the same tables and tests as the lattice. */
export function sqlRivals(db: Database, catalogId: string): Contender[] {
  const ask = async ({ slice, soft }: Workload, mask: number): Promise<[number, number]> => {
    const where = whereCars(catalogId, [...slice, ...chosen(soft, mask)]);
    const statement = sql`select exists (select 1 from ${cars} where ${where}) as found`;
    const [row] = await readRows<{ found: boolean }>(db, statement);
    return [mask, row?.found ? 1 : 0];
  };
  const exists = (name: string, masks: (size: number) => number[]): Contender => ({
    name,
    statements: (wishes) => masks(wishes).length,
    run: async (workload) => {
      const counts = new Map<number, number>();
      for (const mask of masks(workload.soft.length)) counts.set(...(await ask(workload, mask)));
      return { counts, onlyWhether: true };
    },
  });
  return [
    exists("2^k EXISTS, one by one", allMasks),
    {
      name: "2^k EXISTS, pipelined",
      statements: (wishes) => 2 ** wishes,
      run: async (workload) => {
        const answers = await Promise.all(allMasks(workload.soft.length).map((mask) => ask(workload, mask)));
        return { counts: new Map(answers), onlyWhether: true };
      },
    },
    {
      name: "one SELECT with 2^k FILTERs",
      // A statement selects at most 1,664 columns. A filter costs a fraction of a statement.
      statements: (wishes) => (wishes > 10 ? Number.POSITIVE_INFINITY : 2 ** wishes / 16),
      run: (workload) => countByFilters(db, catalogId, workload),
    },
    exists("k drop-one EXISTS", dropOneMasks),
    {
      name: "one failing count(*)",
      run: async ({ slice, soft }) => {
        const where = whereCars(catalogId, [...slice, ...soft]);
        const [row] = await readRows<{ n: number }>(db, sql`select count(*)::int as n from ${cars} where ${where}`);
        return { counts: new Map([[2 ** soft.length - 1, row?.n ?? 0]]) };
      },
    },
  ];
}

/** The best naive statement: a test per car and wish, a filtered count per subset. */
async function countByFilters(db: Database, catalogId: string, { slice, soft }: Workload): Promise<RivalAnswer> {
  const tests = soft.map(
    (predicate, bit): SQL => sql`coalesce(${predicateSql(predicate)}, false) as ${name("b", bit)}`,
  );
  const counted = allMasks(soft.length).map((mask): SQL => {
    const bits = soft.flatMap((_, bit) => (mask & (1 << bit) ? [name("b", bit)] : []));
    return bits.length > 0 ? sql`(count(*) filter (where ${sql.join(bits, sql` and `)}))` : sql`count(*)`;
  });
  const named = counted.map((count, mask) => sql`${count}::int as ${name("n", mask)}`);
  const [row] = await readRows<Record<string, number>>(
    db,
    sql`select ${sql.join(named, sql`, `)}
      from (select ${sql.join(tests, sql`, `)} from ${cars} where ${whereCars(catalogId, slice)}) as car`,
  );
  return { counts: new Map(allMasks(soft.length).map((mask) => [mask, row?.[`n${mask}`] ?? 0])) };
}

function name(prefix: string, number: number): SQL {
  return sql`${sql.identifier(`${prefix}${number}`)}`;
}
