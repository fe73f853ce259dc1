import type { PgColumnBuilderBase } from "drizzle-orm/pg-core";
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { StockOffer } from "@/lib/catalog/offer";
import { roles, type Slot, type SlotName, slotDefinitions, slotNames } from "@/lib/constraints";
import { ofCatalog } from "./conversations";

const slotColumns = Object.fromEntries(slotNames.map((slot) => [slot, columnOf(slotDefinitions[slot])])) as Readonly<
  Record<SlotName, PgColumnBuilderBase>
>;

function columnOf(slot: Slot): PgColumnBuilderBase {
  const name = slot.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (slot.kind === "set") {
    const words = text(name).array().notNull();
    return slot.csv.optional ? words.default([]) : words;
  }
  const whole = slot.kind === "number" && slot.stored === "integer";
  const plain = slot.kind === "text" ? text(name) : whole ? integer(name) : doublePrecision(name);
  return slot.required ? plain.notNull() : plain;
}

/** `position` is the row number, from 0. Null values aren't stated. */
export const products = pgTable(
  "products",
  {
    catalogId: ofCatalog(),
    position: integer("position").notNull(),
    ...slotColumns,
    trim: text("trim"),
    popularity: doublePrecision("popularity"),
    offer: jsonb("offer").$type<StockOffer>(),
  },
  (table) => [
    primaryKey({ columns: [table.catalogId, table.position] }),
    index("products_slice").on(table.catalogId, ...roles.slice.map((slot) => table[slot])),
  ],
);

export const storedFields = ["position", ...slotNames, "trim", "popularity", "offer"] as const;
