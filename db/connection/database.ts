import { type SQL, sql } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Postgres, embedded or server, or a transaction on it: what every query takes. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Begins a statement whose plan the server should keep: one of few forms, sent very often. */
export const preparedMark = "/* prepared */";
export const prepared = sql.raw(preparedMark);

/** Runs a statement and returns its rows; `Row` is what the statement selects. */
export async function readRows<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result: unknown = await db.execute(statement);
  // The server's driver returns the rows themselves, the embedded one an object that holds them.
  return (Array.isArray(result) ? [...result] : (result as { rows: Row[] }).rows) as Row[];
}
