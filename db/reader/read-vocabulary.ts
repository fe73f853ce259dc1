import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { cars } from "@/db/schema/cars";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { compareText } from "@/lib/catalog/compare-text";
import { type ModelEntry, type Vocabulary, vocabularyFrom } from "@/lib/catalog/vocabulary";
import { numericSlotNames, wordSlotNames } from "@/lib/constraints/slot-name";
import { whereCars } from "./predicate-sql";

/** Every word of a catalog with its count, most frequent first, and the ranges of its numbers. */
export async function readVocabulary(
  db: Database,
  reader: Pick<CatalogReader, "catalog" | "distributions" | "ranges">,
): Promise<Vocabulary> {
  const counted = wordSlotNames.filter((slot) => slot !== "model");
  const distributions = await reader.distributions(counted.map((slot) => ({ where: [], slot })));
  const entries = (slot: (typeof counted)[number]) =>
    (distributions[counted.indexOf(slot)]?.values ?? []).map(({ value, count }) => ({ value: String(value), count }));
  const models = await readModels(db, reader.catalog.id);
  return vocabularyFrom(entries, models, await reader.ranges([], numericSlotNames));
}

async function readModels(db: Database, catalogId: string): Promise<ModelEntry[]> {
  const models = await readRows<ModelEntry>(
    db,
    sql`select ${cars.model} as value, ${cars.make} as make, count(*)::int as count
      from ${cars} where ${whereCars(catalogId, [])} group by ${cars.model}, ${cars.make}`,
  );
  return models.sort((a, b) => b.count - a.count || compareText(a.value, b.value) || compareText(a.make, b.make));
}
