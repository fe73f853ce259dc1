import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Embedded Postgres, a server, or a transaction: the argument of every query. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Starts a frequent statement of few forms, whose plan the server should keep. */
export const preparedMark = "/* prepared */";
export const prepared = sql.raw(preparedMark);

/** Runs a statement and returns its rows; `Row` is their form. */
export async function readRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  // The server's driver returns the rows; the embedded one wraps them in an object.
  return (Array.isArray(result) ? [...result] : (result as { rows: Row[] }).rows) as Row[];
}
