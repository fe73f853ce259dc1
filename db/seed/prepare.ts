import { type OpenDatabase, sharedDatabase } from "@/db/connection/client";
import { type CatalogSummary, findCatalog, findCatalogByChecksum, findDefaultCatalog } from "@/db/queries/catalogs";
import {
  abandonImport,
  beginImport,
  finishImport,
  makeDefaultCatalog,
  removeCutOffImports,
  removeUnusedShipped,
} from "@/db/queries/import-catalog";
import type { CatalogCar } from "@/lib/catalog/car";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { environment } from "@/lib/env";
import { defaultCars, defaultCatalog } from "./default-catalog";

export type PrepareProgress =
  | { step: "opening" | "migrating" | "ready" }
  | { step: "importing"; done: number; total: number };

export interface PrepareOptions {
  onProgress?: (progress: PrepareProgress) => void;
  database?: OpenDatabase;
  /** Default: the shipped cars at the prices of `PRICES`. */
  cars?: readonly CatalogCar[];
}

/** Migrates tables, stores the shipped catalog, drops unused versions. Repeatable. */
export async function prepareDatabase({
  onProgress = () => {},
  database,
  cars = defaultCars(environment().PRICES),
}: PrepareOptions = {}): Promise<CatalogSummary> {
  onProgress({ step: "opening" });
  const opened = database ?? (await sharedDatabase());
  onProgress({ step: "migrating" });
  await opened.migrate();
  const catalog = await opened.exclusively("seed", () => seed(opened, cars, onProgress));
  onProgress({ step: "ready" });
  return catalog;
}

async function seed(
  database: OpenDatabase,
  cars: readonly CatalogCar[],
  onProgress: (progress: PrepareProgress) => void,
): Promise<CatalogSummary> {
  const { db } = database;
  await removeCutOffImports(db);
  const checksum = catalogChecksum(cars);
  const present = await findCatalogByChecksum(db, checksum, { origin: "shipped", imported: true });
  const current = await findDefaultCatalog(db);
  const makeDefault = current === null || current.origin === "shipped";
  if (present && makeDefault && !present.isDefault) await makeDefaultCatalog(db, present.id);
  const id = present?.id ?? (await importShipped(database, { cars, checksum, makeDefault }, onProgress));
  await removeUnusedShipped(db, id);
  const catalog = makeDefault ? await findCatalog(db, id) : current;
  if (!catalog) throw new Error("the shipped catalog was stored but not found");
  return catalog;
}

/** The list prices the project's studies name. `null` for any other checksum. */
export async function storeListPrices(database: OpenDatabase, checksum: string): Promise<CatalogSummary | null> {
  const rows = defaultCars("list");
  if (checksum !== catalogChecksum(rows)) return null;
  const id = await importShipped(database, { cars: rows, checksum, makeDefault: false }, () => {});
  return findCatalog(database.db, id);
}

async function importShipped(
  { db, storeCars }: OpenDatabase,
  { cars, checksum, makeDefault }: { cars: readonly CatalogCar[]; checksum: string; makeDefault: boolean },
  onProgress: (progress: PrepareProgress) => void,
): Promise<string> {
  const total = cars.length;
  onProgress({ step: "importing", done: 0, total });
  const id = await beginImport(db, { ...defaultCatalog, origin: "shipped" });
  try {
    await storeCars(id, cars, (done) => onProgress({ step: "importing", done, total }));
    await finishImport(db, id, { checksum, makeDefault });
  } catch (error) {
    await abandonImport(db, id);
    throw error;
  }
  return id;
}
