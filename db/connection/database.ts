import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Embedded Postgres, a server, or a transaction. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export const preparedMark = "/* prepared */";
export const prepared = sql.raw(preparedMark);

export async function readRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  // Only the embedded driver wraps rows in an object.
  return (Array.isArray(result) ? [...result] : (result as { rows: Row[] }).rows) as Row[];
}
