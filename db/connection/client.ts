import { join } from "node:path";
import { migrate as migrateEmbedded } from "drizzle-orm/pglite/migrator";
import { migrate as migrateServer } from "drizzle-orm/postgres-js/migrator";
import type { PoolUse } from "@/db/connection-gate";
import { type ProductStore, storeProducts } from "@/db/store-products";
import { type Environment, environment } from "@/lib/env";
import type { Database } from "./database";
import { DatabaseUnavailableError } from "./database-errors";
import { openEmbedded } from "./embedded-database";
import { migratePack } from "./migrate";
import { connectServer } from "./server-database";

/** `exclusively` runs one job at a time per name, across all processes on the database. */
export interface OpenDatabase {
  db: Database;
  /** Uses replicas in turn, if any. They may lag. */
  reading: Database;
  kind: "embedded" | "server";
  /** One statement with `$1` parameters, for libraries with their own SQL. */
  query(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
  exclusively<Result>(name: string, job: () => Promise<Result>): Promise<Result>;
  storeProducts: ProductStore;
  /** Safe to call repeatedly and from several processes. */
  migrate(): Promise<void>;
  use(): PoolUse;
  close(): Promise<void>;
}

/** A `null` folder keeps it in memory. Default: `pg` in the data folder (LEEWAY_DATA). */
export async function openDatabase(
  env: Pick<Environment, "DATABASE_URL"> &
    Partial<Pick<Environment, "LEEWAY_DATA" | "DATABASE_POOL" | "DATABASE_REPLICAS">>,
  { folder = join(env.LEEWAY_DATA ?? ".data", "pg"), from }: { folder?: string | null; from?: Blob } = {},
): Promise<OpenDatabase> {
  if (env.DATABASE_URL) {
    const { DATABASE_POOL: pool = 10, DATABASE_REPLICAS: replicas } = env;
    const server = await connectServer(env.DATABASE_URL, pool, replicas);
    const migrate = () =>
      server.exclusively("migrate", () => migratePack(server.db, (from) => migrateServer(server.db, from)));
    return { ...server, kind: "server", migrate };
  }
  const embedded = await openEmbedded(folder, from);
  const { db } = embedded;
  const migrate = () => embedded.exclusively("migrate", () => migratePack(db, (from) => migrateEmbedded(db, from)));
  const store: ProductStore = (catalogId, products) => storeProducts(db, catalogId, products);
  return { ...embedded, reading: db, kind: "embedded", storeProducts: store, migrate };
}

const shared = globalThis as typeof globalThis & { leewayDatabase?: Promise<OpenDatabase> };

/** Kept across reloads. A failed opening may be retried. */
export function sharedDatabase(): Promise<OpenDatabase> {
  if (process.env.NEXT_PHASE === "phase-production-build")
    return Promise.reject(new DatabaseUnavailableError("The database is not opened while the app is being built."));
  shared.leewayDatabase ??= openDatabase(environment()).catch((error: unknown) => {
    shared.leewayDatabase = undefined;
    throw error;
  });
  return shared.leewayDatabase;
}

export async function closeSharedDatabase(): Promise<void> {
  const opened = shared.leewayDatabase;
  shared.leewayDatabase = undefined;
  await (await opened)?.close();
}
