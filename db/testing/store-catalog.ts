import type { Database } from "@/db/connection/database";
import { findCatalog } from "@/db/queries/catalogs";
import { beginImport, finishImport, insertProducts } from "@/db/queries/import-catalog";
import { createCatalogReader } from "@/db/reader/catalog-reader";
import type { CatalogProduct, CatalogReader } from "@/lib/catalog/catalog-reader";
import { catalogChecksum } from "@/lib/catalog/files/checksum";

export async function storeCatalog(db: Database, products: readonly CatalogProduct[]): Promise<CatalogReader> {
  const id = await beginImport(db, { name: "test", description: "", origin: "imported" });
  await insertProducts(db, id, products);
  await finishImport(db, id, { checksum: catalogChecksum(products), makeDefault: false });
  const catalog = await findCatalog(db, id);
  if (!catalog) throw new Error("the stored catalog was not found");
  const { name, checksum, size } = catalog;
  return createCatalogReader(db, { id, name, checksum, size });
}
