import { sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { currentPatience, unhurried } from "@/db/patience";
import { findDefaultCatalog } from "@/db/queries/catalogs";
import { CurrentReaders } from "@/db/reader/current-readers";
import { prepareDatabase } from "@/db/seed/prepare";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { openedOnce, processWide } from "@/lib/process-wide";
import { refusals } from "@/messages/refusals";
import { logFault } from "./log";

const prepared = openedOnce("leewayPrepared", () =>
  // Shared, so it continues even if the first caller gives up.
  unhurried(async () => {
    const opened = await sharedDatabase();
    await prepareDatabase({ database: opened });
    return opened.db;
  }),
);
const shared = processWide("leewayReaders", (): { readers?: CurrentReaders } => ({}));

/** Opens and migrates the database on first use. Errors say what to do. */
export async function database(): Promise<Database> {
  const preparing = prepared();
  return currentPatience()?.wait(() => preparing) ?? preparing;
}

/** Returns a reader no older than the version this request saw. */
export async function catalogReader(db: Database, catalogId: string, version?: number): Promise<CatalogReader> {
  const reader = await (await readers(db)).find(catalogId, version);
  if (!reader) throw new AppError("no-catalog", refusals.noCatalog);
  return reader;
}

async function readers(db: Database): Promise<CurrentReaders> {
  const { reading } = await sharedDatabase();
  const kept = shared();
  kept.readers ??= new CurrentReaders({
    ...{ db, reading, by: environment().CATALOG_READER },
    onFault: (error) => logFault(error, "a catalog could not be loaded as columns just now", "warn"),
  });
  return kept.readers;
}

/** Takes a moment for ten thousand cars, some seconds for a million. */
export async function loadDefaultCatalog(db: Database): Promise<CatalogReader> {
  const reader = await defaultCatalogReader(db);
  // The first question starts the load.
  await reader.count([]);
  await shared().readers?.settled();
  return reader;
}

export async function defaultCatalogReader(db: Database): Promise<CatalogReader> {
  const catalog = await findDefaultCatalog(db);
  if (!catalog) throw new AppError("no-catalog", refusals.noCars);
  return catalogReader(db, catalog.id, catalog.version);
}
