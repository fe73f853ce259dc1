import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { productColumnsSql } from "@/db/reader/predicate-sql";
import { products } from "@/db/schema/products";
import { isCount } from "@/db/storable";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { toRecord } from "@/lib/catalog/columns/columns";

/** In the order asked for, without empty places. */
export async function productsAt(
  db: Database,
  catalogId: string,
  positions: readonly number[],
): Promise<CatalogProduct[]> {
  const asked = positions.filter(isCount);
  if (asked.length === 0) return [];
  // One parameter for any number of places.
  const places = sql`${products.position} = any(${`{${asked.join(",")}}`}::int[])`;
  const found = await readRows<CatalogProduct>(
    db,
    sql`select ${productColumnsSql} from ${products} where ${products.catalogId} = ${catalogId}::uuid and ${places}`,
  );
  // A driver's row is slow to copy: its fields were added one by one.
  const byPlace = new Map(found.map((row) => [row.position, toRecord((field) => row[field])]));
  return positions.flatMap((position) => byPlace.get(position) ?? []);
}
