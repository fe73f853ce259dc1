import { type AnyPgColumn, customType, uuid } from "drizzle-orm/pg-core";
import { storableJson } from "@/db/storable";

/** Stored as `json`, not `jsonb`. Replaces characters Postgres cannot hold. */
export const storedJson = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => "json",
  toDriver: storableJson,
  fromDriver: (held) => (typeof held === "string" ? parsed(held) : held),
});

/** Only the embedded database returns text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function refersTo(column: string, row: () => AnyPgColumn) {
  return uuid(column).notNull().references(row);
}

export function belongsTo(column: string, row: () => AnyPgColumn) {
  return uuid(column).notNull().references(row, { onDelete: "cascade" });
}
