import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isKey } from "@/db/storable";

/** Postgres refuses to compare a key with anything else, which names no row. */
export function hasKey(column: PgColumn, key: string): SQL {
  return isKey(key) ? eq(column, key) : sql`false`;
}

/** The row that a statement always returns. */
export function sole<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("the stored row was not returned");
  return row;
}
