import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { isKey } from "@/db/storable";

/** Embedded Postgres, a server, or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export const preparedMark = "/* prepared */";
export const prepared = sql.raw(preparedMark);

export async function readRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  // Only the embedded driver wraps rows in an object.
  return (Array.isArray(result) ? [...result] : (result as { rows: Row[] }).rows) as Row[];
}

/** Postgres refuses to compare a key with anything else, which names no row. */
export function hasKey(column: PgColumn, key: string): SQL {
  return isKey(key) ? eq(column, key) : sql`false`;
}

/** The row that a statement always returns. */
export function sole<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("the stored row was not returned");
  return row;
}
