import { join } from "node:path";
import { getTableName, sql } from "drizzle-orm";
import { cars, storedFields } from "@/db/schema/cars";
import { migrations } from "@/lib/constraints";
import { type Database, readRows } from "./database";
import { DatabaseUnavailableError } from "./database-errors";

interface Migrations {
  migrationsFolder: string;
  migrationsTable?: string;
}

/**
 * Runs the shared migrations, and then the pack's, which give the table of what is sold its own columns. Refuses a
 * database that holds another pack's rows, as those columns would be lost.
 */
export async function migratePack(db: Database, run: (folder: Migrations) => Promise<void>): Promise<void> {
  await run({ migrationsFolder: join(process.cwd(), "drizzle") });
  if (migrations) {
    const migrationsTable = migrations.replaceAll("/", "_");
    const begun = sql`to_regclass(${`drizzle.${migrationsTable}`}) is not null`;
    const [held] = await readRows<{ others: boolean }>(
      db,
      sql`select not ${begun} and exists (select from ${cars}) as others`,
    );
    if (held?.others) throw ofOtherPack();
    await run({ migrationsFolder: join(process.cwd(), migrations), migrationsTable });
  }
  const columns = await readRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns where table_name = ${getTableName(cars)}`,
  );
  if (storedFields.some((field) => columns.every(({ name }) => name !== cars[field].name))) throw ofOtherPack();
}

function ofOtherPack(): DatabaseUnavailableError {
  return new DatabaseUnavailableError(
    "This database belongs to another domain: name one of its own in LEEWAY_DATA or DATABASE_URL, or set DOMAIN as before.",
  );
}
