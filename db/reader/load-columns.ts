import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { currentChecksum } from "@/db/queries/catalogs";
import { cars } from "@/db/schema/cars";
import { catalogs } from "@/db/schema/catalogs";
import type { CatalogCar, CatalogIdentity } from "@/lib/catalog/catalog-reader";
import { type Columns, ColumnsBuilder } from "@/lib/catalog/columns/columns-builder";
import { carColumnsSql, whereCars } from "./predicate-sql";

/** Few enough that other requests get answers between batches. */
const batchSize = 5000;

/** Loads batches by primary key and verifies the checksum. Throws on changed rows. */
export async function loadColumns(db: Database, { id, checksum, size }: CatalogIdentity): Promise<Columns> {
  const builder = new ColumnsBuilder(size);
  let last = -1;
  for (;;) {
    const batch = await readRows<CatalogCar>(
      db,
      sql`select ${carColumnsSql} from ${cars} where ${whereCars(id, [])} and ${cars.position} > ${last}::int
          and exists (select 1 from ${catalogs} where ${catalogs.id} = ${id}::uuid and ${currentChecksum} = ${checksum})
        order by position limit ${batchSize}::int`,
    );
    for (const car of batch) builder.add(car);
    last = batch.at(-1)?.position ?? last;
    if (batch.length < batchSize) break;
  }
  const columns = builder.finish();
  if (columns.size === size) return columns;
  throw new Error(`catalog ${id} should have ${size} cars and has ${columns.size}, or they have changed`);
}
