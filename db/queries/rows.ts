import { eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isKey } from "@/db/storable";

/** Postgres refuses to compare a key with anything else, which names no row. */
export function hasKey(column: PgColumn, key: string): SQL {
  return isKey(key) ? eq(column, key) : sql`false`;
}

export async function first<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}

/** Whether a statement found or changed any row. */
export async function hasRows(rows: PromiseLike<readonly unknown[]>): Promise<boolean> {
  return (await rows).length > 0;
}

/** The row that a statement always returns. */
export function sole<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error("the stored row was not returned");
  return row;
}
