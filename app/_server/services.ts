import { sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { currentPatience, unhurried } from "@/db/patience";
import { findDefaultCatalog } from "@/db/queries/catalogs";
import { CurrentReaders } from "@/db/reader/current-readers";
import { prepareDatabase } from "@/db/seed/prepare";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { openedOnce } from "@/lib/process-wide";
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
const readers = openedOnce("leewayReaders", async () => {
  const { db, reading } = await sharedDatabase();
  const onFault = (error: unknown) => logFault(error, "a catalog could not be loaded as columns just now", "warn");
  return new CurrentReaders({ db, reading, by: environment().CATALOG_READER, onFault });
});

/** Opens and migrates the database on first use. Errors say what to do. */
export async function database(): Promise<Database> {
  const preparing = prepared();
  return currentPatience()?.wait(() => preparing) ?? preparing;
}

/** Returns a reader no older than the version this request saw. */
export async function catalogReader(catalogId: string, version?: number): Promise<CatalogReader> {
  const reader = await (await readers()).find(catalogId, version);
  if (!reader) throw new AppError("no-catalog", refusals.noCatalog);
  return reader;
}

/** Takes a moment for ten thousand products, some seconds for a million. */
export async function loadDefaultCatalog(db: Database): Promise<CatalogReader> {
  const reader = await defaultCatalogReader(db);
  // The first question starts the load.
  await reader.count([]);
  await (await readers()).settled();
  return reader;
}

export async function defaultCatalogReader(db: Database): Promise<CatalogReader> {
  const catalog = await findDefaultCatalog(db);
  if (!catalog) throw new AppError("no-catalog", refusals.noProducts);
  return catalogReader(catalog.id, catalog.version);
}
