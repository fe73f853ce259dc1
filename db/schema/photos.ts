import { customType, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { catalogs } from "./catalogs";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Pictures of offers, fetched when their catalog was imported. Named by the SHA-256 of their bytes, they never change. */
export const photos = pgTable(
  "photos",
  {
    catalogId: uuid("catalog_id")
      .notNull()
      .references(() => catalogs.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    type: text("type").notNull(),
    bytes: bytea("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.catalogId] })],
);
