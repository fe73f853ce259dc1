import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import { products, storedFields } from "@/db/schema/products";
import { migrations } from "@/lib/constraints";
import { type Database, readRows } from "./database";
import { DatabaseUnavailableError } from "./database-errors";

type Migrations = { migrationsFolder: string; migrationsTable?: string };

/**
 * Runs the shared migrations, and then the pack's, which give the table of what is sold its own columns. Refuses a
 * database that holds another pack's rows, as those columns would be lost.
 */
export async function migratePack(db: Database, run: (folder: Migrations) => Promise<void>): Promise<void> {
  await run({ migrationsFolder: join(process.cwd(), "drizzle") });
  if (migrations) {
    const migrationsTable = migrations.replaceAll("/", "_");
    const isNew = sql`to_regclass(${`drizzle.${migrationsTable}`}) is null`;
    const others = await readRows(db, sql`select where ${isNew} and exists (select from ${products})`);
    if (others.length > 0) throw new OtherPackError();
    await run({ migrationsFolder: join(process.cwd(), migrations), migrationsTable });
  }
  const held = sql`select from information_schema.columns where table_name = ${getTableName(products)} and column_name in `;
  const own = storedFields.map((field) => products[field].name);
  if ((await readRows(db, sql`${held}${own}`)).length < own.length) throw new OtherPackError();
}

class OtherPackError extends DatabaseUnavailableError {
  constructor() {
    super(
      "This database belongs to another domain: name its own in LEEWAY_DATA or DATABASE_URL, or set DOMAIN as before.",
    );
  }
}
