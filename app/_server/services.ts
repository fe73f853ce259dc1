import { sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { currentPatience, unhurried } from "@/db/patience";
import { findCatalog, findDefaultCatalog } from "@/db/queries/catalogs";
import { createCatalogReader } from "@/db/reader/catalog-reader";
import { ColumnShelf } from "@/db/reader/column-shelf";
import { loadColumns } from "@/db/reader/load-columns";
import { prepareDatabase } from "@/db/seed/prepare";
import type { CatalogIdentity, CatalogReader } from "@/lib/catalog/catalog-reader";
import { createHybridReader } from "@/lib/catalog/hybrid-reader";
import { rememberQuestions } from "@/lib/catalog/remembering-reader";
import { AppError } from "@/lib/errors";
import { refusals } from "@/messages/refusals";
import { faultOf } from "./fault-of";
import { log } from "./log";
import { openedOnce, processWide } from "./process-wide";

const readers = processWide("leewayReaders", () => new Map<string, CatalogReader>());
const shelves = processWide("leewayShelves", (): { large?: ColumnShelf; small?: ColumnShelf } => ({}));

// Others wait for it too: it goes on when the first who asked has given up.
const prepared = openedOnce("leewayPrepared", () =>
  unhurried(async () => {
    const opened = await sharedDatabase();
    await prepareDatabase({ database: opened });
    return opened.db;
  }),
);

/**
 * The database of this process, its tables and default catalog brought up to date on first use. Throws a fault whose
 * sentence says what to do; the next call tries again.
 */
export async function database(): Promise<Database> {
  const preparing = prepared();
  return currentPatience()?.wait(() => preparing) ?? preparing;
}

/** The reader of a catalog; kept, because a catalog never changes once it is ready. */
export async function catalogReader(db: Database, catalogId: string): Promise<CatalogReader> {
  const known = readers().get(catalogId);
  if (known) return known;
  const { reading } = await sharedDatabase();
  // A replica that has the catalog as ready has all its rows; one that is behind is not asked yet.
  const isReplicated = reading !== db && (await findCatalog(reading, catalogId).catch(() => null)) !== null;
  const catalog = await findCatalog(db, catalogId);
  if (!catalog) throw new AppError("no-catalog", refusals.noCatalog);
  const reader = rememberQuestions(readerOf(isReplicated ? reading : db, catalog));
  if (isReplicated || reading === db) readers().set(catalogId, reader);
  return reader;
}

/** From this size on the database answers about slices; beyond what memory should bear, about everything. */
const largeFrom = 100_000;
const columnsUpTo = 6_000_000;

/** What scans a catalog is answered from columns in this process, of a small catalog everything. */
function readerOf(db: Database, catalog: CatalogIdentity): CatalogReader {
  const stored = createCatalogReader(db, catalog);
  if (catalog.size > columnsUpTo) return stored;
  const small = catalog.size < largeFrom;
  const which = small ? "small" : "large";
  const shelf = shelves()[which] ?? shelfOf(db, small ? 8 : 2);
  shelves()[which] = shelf;
  return createHybridReader(stored, () => shelf.find(catalog), { small });
}

function shelfOf(db: Database, most: number): ColumnShelf {
  return new ColumnShelf({
    load: (wanted) => loadColumns(db, wanted),
    onFault: (error) => log.error({ fault: faultOf(error) }, "a catalog could not be loaded as columns"),
    most,
  });
}

/** Loads the columns of the catalog that new searches use, where it has any: a moment for ten thousand cars, some seconds a million. */
export async function loadDefaultCatalog(db: Database): Promise<CatalogReader> {
  const reader = await defaultCatalogReader(db);
  // The first question begins the loading.
  await reader.count([]);
  await Promise.all(Object.values(shelves()).map((shelf) => shelf.settled()));
  return reader;
}

/** The catalog new searches use. */
export async function defaultCatalogReader(db: Database): Promise<CatalogReader> {
  const catalog = await findDefaultCatalog(db);
  if (!catalog) throw new AppError("no-catalog", refusals.noCars);
  return catalogReader(db, catalog.id);
}
