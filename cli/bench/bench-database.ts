import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { openDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { listCatalogs } from "@/db/queries/catalogs";
import { whileImporting } from "@/db/queries/import-catalog";
import { createCatalogReader } from "@/db/reader/catalog-reader";
import { cars as carTable } from "@/db/schema/cars";
import type { CatalogCar } from "@/lib/catalog/car";
import { environment } from "@/lib/env";
import { type Contender, latticeContender, sqlRivals } from "./bench-rivals";

type Race = (engine: string, contenders: readonly Contender[]) => Promise<void>;

/** Uses DATABASE_URL, else memory. Removes its cars afterwards. */
export async function benchDatabase(rows: number, cars: () => Iterable<CatalogCar>, race: Race): Promise<void> {
  const env = environment();
  const { db, kind, storeCars, migrate, close } = await openDatabase(env, { folder: null });
  try {
    await migrate();
    const raceIn = async (id: string) => {
      // Sets hint bits now, so the first contender does not pay for them.
      await db.execute(sql`vacuum analyze ${carTable}`);
      if (env.DATABASE_URL) await onOneConnection(env.DATABASE_URL, (own) => raceOn(own, id, rows, "Postgres", race));
      else await raceOn(db, id, rows, kind === "server" ? "Postgres" : "PGlite", race);
    };
    const stored = await findStored(db, rows);
    if (stored) return await raceIn(stored);
    await whileImporting(db, { name: "bench", description: "", origin: "imported" }, async (id) => {
      await storeCars(id, cars());
      await raceIn(id);
    });
  } finally {
    await close();
  }
}

/** Finds an imported one named `bench ROWS`, because large ones take minutes to store. */
async function findStored(db: Database, rows: number): Promise<string | null> {
  const all = await listCatalogs(db);
  return all.find(({ name, size }) => name === `bench ${rows}` && size === rows)?.id ?? null;
}

async function raceOn(db: Database, id: string, rows: number, engine: string, race: Race): Promise<void> {
  const reader = createCatalogReader(db, { id, name: "bench", checksum: "", size: rows });
  await race(engine, [latticeContender(reader), ...sqlRivals(db, id)]);
}

/** Pipelines statements on one connection. */
async function onOneConnection(url: string, job: (db: Database) => Promise<void>): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await job(drizzle(client));
  } finally {
    await client.end();
  }
}
