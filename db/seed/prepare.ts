import { type OpenDatabase, sharedDatabase } from "@/db/connection/client";
import { type CatalogSummary, findCatalog, findCatalogByChecksum, findDefaultCatalog } from "@/db/queries/catalogs";
import {
  finishImport,
  makeDefaultCatalog,
  removeCutOffImports,
  removeUnusedShipped,
  whileImporting,
} from "@/db/queries/import-catalog";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { environment } from "@/lib/env";
import { defaultProducts, shippedCatalog } from "./default-catalog";

export interface PrepareOptions {
  onImport?: (products: number) => void;
  database?: OpenDatabase;
  /** Default: the shipped products at the prices of `PRICES`. */
  products?: readonly CatalogProduct[];
}

/** Migrates tables, stores the shipped catalog, drops unused versions. Repeatable. */
export async function prepareDatabase({
  onImport = () => {},
  database,
  products = defaultProducts(environment().PRICES),
}: PrepareOptions = {}): Promise<CatalogSummary> {
  const opened = database ?? (await sharedDatabase());
  await opened.migrate();
  return opened.exclusively("seed", () => seed(opened, products, onImport));
}

async function seed(database: OpenDatabase, products: readonly CatalogProduct[], onImport: (products: number) => void) {
  const { db } = database;
  await removeCutOffImports(db);
  const checksum = catalogChecksum(products);
  const present = await findCatalogByChecksum(db, checksum, { origin: "shipped", imported: true });
  const current = await findDefaultCatalog(db);
  const makeDefault = current === null || current.origin === "shipped";
  if (present && makeDefault && !present.isDefault) await makeDefaultCatalog(db, present.id);
  if (!present) onImport(products.length);
  const id = present?.id ?? (await importShipped(database, { products, checksum, makeDefault }));
  await removeUnusedShipped(db, id);
  const catalog = makeDefault ? await findCatalog(db, id) : current;
  if (!catalog) throw new Error("the shipped catalog was stored but not found");
  return catalog;
}

/** The list prices the project's studies name. `null` for any other checksum. */
export async function storeListPrices(database: OpenDatabase, checksum: string): Promise<CatalogSummary | null> {
  const rows = defaultProducts("list");
  if (checksum !== catalogChecksum(rows)) return null;
  const id = await importShipped(database, { products: rows, checksum, makeDefault: false });
  return findCatalog(database.db, id);
}

async function importShipped(
  { db, storeProducts }: OpenDatabase,
  { products, checksum, makeDefault }: { products: readonly CatalogProduct[]; checksum: string; makeDefault: boolean },
): Promise<string> {
  const { name, description } = shippedCatalog;
  return whileImporting(db, { name, description, origin: "shipped" }, async (id) => {
    await storeProducts(id, products);
    await finishImport(db, id, { checksum, makeDefault });
    return id;
  });
}
