import { WrongUse, wholeNumber } from "@/cli/flags";
import { closeSharedDatabase, type OpenDatabase, sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { findCatalog } from "@/db/queries/catalogs";
import { findStudy } from "@/db/queries/study/studies";
import { loadColumns } from "@/db/reader/current-readers";
import { prepareDatabase } from "@/db/seed/prepare";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { readColumns } from "@/lib/catalog/columns/column-reader";
import type { StoredStudy } from "@/lib/study/service/study-store";

export async function inSharedDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  try {
    return await work(await sharedDatabase());
  } finally {
    await closeSharedDatabase();
  }
}

/** Acts from here are on record under this name. */
export const commandLine = "command line";

export async function withStudy<Result>(
  { study: slug, version }: { study: string; version?: string | undefined },
  job: (db: Database, stored: StoredStudy) => Promise<Result>,
): Promise<Result> {
  const number = version === undefined ? undefined : wholeNumber("version", version);
  return inSharedDatabase(async (database) => {
    await prepareDatabase({ database });
    const stored = await findStudy(database.db, slug, number);
    if (!stored && number !== undefined) throw new WrongUse(`There is no version ${number} of a study "${slug}".`);
    if (!stored) throw new WrongUse(`There is no study "${slug}": store one with "leeway study create FILE".`);
    return job(database.db, stored);
  });
}

export async function studyCatalog(db: Database, { version }: StoredStudy): Promise<CatalogReader> {
  const catalog = await findCatalog(db, version.catalogId);
  if (!catalog) throw new WrongUse("The catalog of this study is no longer here.");
  const { id, name, checksum, size } = catalog;
  const identity = { id, name, checksum, size };
  return readColumns(await loadColumns(db, identity), identity);
}
