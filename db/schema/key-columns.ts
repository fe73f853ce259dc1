import { type AnyPgColumn, uuid } from "drizzle-orm/pg-core";

export function refersTo(column: string, row: () => AnyPgColumn) {
  return uuid(column).notNull().references(row);
}

export function belongsTo(column: string, row: () => AnyPgColumn) {
  return uuid(column).notNull().references(row, { onDelete: "cascade" });
}
