import { customType, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { ofCatalog } from "./catalogs";

const bytea = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Offer pictures, named by the SHA-256 of their bytes. */
export const photos = pgTable(
  "photos",
  {
    catalogId: ofCatalog(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    bytes: bytea("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.catalogId] })],
);
