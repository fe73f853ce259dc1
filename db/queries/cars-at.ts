import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { carColumnsSql } from "@/db/reader/predicate-sql";
import { cars } from "@/db/schema/cars";
import { isCount } from "@/db/storable";
import type { CatalogCar } from "@/lib/catalog/catalog-reader";
import { toRecord } from "@/lib/catalog/columns/columns";

/** In the order asked for, without empty places. */
export async function carsAt(db: Database, catalogId: string, positions: readonly number[]): Promise<CatalogCar[]> {
  const asked = positions.filter(isCount);
  if (asked.length === 0) return [];
  // One parameter for any number of places.
  const places = sql`${cars.position} = any(${`{${asked.join(",")}}`}::int[])`;
  const found = await readRows<CatalogCar>(
    db,
    sql`select ${carColumnsSql} from ${cars} where ${cars.catalogId} = ${catalogId}::uuid and ${places}`,
  );
  // A driver's row is slow to copy: its fields were added one by one.
  const byPlace = new Map(found.map((row) => [row.position, toRecord((field) => row[field])]));
  return positions.flatMap((position) => byPlace.get(position) ?? []);
}
