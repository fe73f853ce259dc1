import { customType, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { catalogs } from "./catalogs";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Pictures of offers from their catalog's import, named by the SHA-256 of their bytes. */
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
