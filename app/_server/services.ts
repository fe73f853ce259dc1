import { sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { currentPatience, unhurried } from "@/db/patience";
import { findDefaultCatalog } from "@/db/queries/catalogs";
import { CurrentReaders } from "@/db/reader/current-readers";
import { prepareDatabase } from "@/db/seed/prepare";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { refusals } from "@/messages/refusals";
import { faultOf } from "./fault-of";
import { log } from "./log";
import { openedOnce, processWide } from "./process-wide";

const prepared = openedOnce("leewayPrepared", () =>
  // Others wait for it too: it goes on when the first who asked has given up.
  unhurried(async () => {
    const opened = await sharedDatabase();
    await prepareDatabase({ database: opened });
    return opened.db;
  }),
);
const shared = processWide("leewayReaders", (): { readers?: CurrentReaders } => ({}));

/**
 * The database of this process, its tables and default catalog brought up to date on first use. Throws a fault whose
 * sentence says what to do; the next call tries again.
 */
export async function database(): Promise<Database> {
  const preparing = prepared();
  return currentPatience()?.wait(() => preparing) ?? preparing;
}

/** The reader of a catalog as it is now; of at least a version where a statement of this request saw it. */
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
    onFault: (error) => log.warn({ fault: faultOf(error) }, "a catalog could not be loaded as columns just now"),
  });
  return kept.readers;
}

/** Loads the columns of the catalog that new searches use, where it has any: a moment for ten thousand cars, some seconds a million. */
export async function loadDefaultCatalog(db: Database): Promise<CatalogReader> {
  const reader = await defaultCatalogReader(db);
  // The first question begins the loading.
  await reader.count([]);
  await shared().readers?.settled();
  return reader;
}

/** The catalog new searches use. */
export async function defaultCatalogReader(db: Database): Promise<CatalogReader> {
  const catalog = await findDefaultCatalog(db);
  if (!catalog) throw new AppError("no-catalog", refusals.noCars);
  return catalogReader(db, catalog.id, catalog.version);
}
