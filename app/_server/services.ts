import { createCatalogReader } from "@/db/catalog-reader";
import { sharedDatabase } from "@/db/client";
import type { Database } from "@/db/database";
import { findCatalog, findDefaultCatalog } from "@/db/queries/catalogs";
import { prepareDatabase } from "@/db/seed/prepare";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { AppError } from "@/lib/errors";
import { createEmbeddedReader } from "@/lib/preferences/embedded-reader";

// Kept on globalThis: start-up and route handlers are bundled apart and must share one preparation.
const shared = globalThis as typeof globalThis & { leewayPrepared?: Promise<Database> };

/**
 * The database of this process, its tables and default catalog brought up to date on first use. Throws a fault whose
 * sentence says what to do; the next call tries again.
 */
export function database(): Promise<Database> {
  shared.leewayPrepared ??= prepare().catch((error: unknown) => {
    shared.leewayPrepared = undefined;
    throw error;
  });
  return shared.leewayPrepared;
}

async function prepare(): Promise<Database> {
  const opened = await sharedDatabase();
  await prepareDatabase({ database: opened });
  return opened.db;
}

export const preferenceReader = createEmbeddedReader();

const readers = new Map<string, CatalogReader>();

/** The reader of a catalog; kept, because a catalog never changes once it is ready. */
export async function catalogReader(db: Database, catalogId: string): Promise<CatalogReader> {
  const known = readers.get(catalogId);
  if (known) return known;
  const catalog = await findCatalog(db, catalogId);
  if (!catalog) throw new AppError("no-catalog", "The cars of this search are no longer here: start a new search.");
  const reader = createCatalogReader(db, catalog);
  readers.set(catalogId, reader);
  return reader;
}

/** The catalog new searches use. */
export async function defaultCatalogReader(db: Database): Promise<CatalogReader> {
  const catalog = await findDefaultCatalog(db);
  if (!catalog) throw new AppError("no-catalog", "There are no cars yet: run `npm run app`, which brings the catalog.");
  return catalogReader(db, catalog.id);
}
