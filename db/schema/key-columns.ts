import { type AnyPgColumn, uuid } from "drizzle-orm/pg-core";

/** Keeps the named row from being deleted. */
export function refersTo(column: string, row: () => AnyPgColumn) {
  return uuid(column).notNull().references(row);
}

/** Deleted with the named row. */
export function belongsTo(column: string, row: () => AnyPgColumn) {
  return uuid(column).notNull().references(row, { onDelete: "cascade" });
}
