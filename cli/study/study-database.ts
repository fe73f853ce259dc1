import { randomBytes } from "node:crypto";
import { readGiven } from "@/cli/catalog/open-catalog";
import { WrongUse, wholeNumber } from "@/cli/flags";
import { closeSharedDatabase, type OpenDatabase, sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { findCatalog, findCatalogByChecksum, findDefaultCatalog, listCatalogs } from "@/db/queries/catalogs";
import { findStudy, type StoreOutcome, setStudyStatus, storeStudy } from "@/db/queries/study/studies";
import { loadColumns } from "@/db/reader/current-readers";
import { prepareDatabase, storeListPrices } from "@/db/seed/prepare";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { readColumns } from "@/lib/catalog/columns/column-reader";
import { AppError } from "@/lib/errors";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { configurationHash } from "@/lib/study/configuration/configuration-hash";
import { parseConfiguration } from "@/lib/study/configuration/parse-configuration";
import { runCode } from "@/lib/study/run-code";
import type { StoredStudy } from "@/lib/study/service/run";

export async function inSharedDatabase<Result>(work: (database: OpenDatabase) => Promise<Result>): Promise<Result> {
  try {
    return await work(await sharedDatabase());
  } finally {
    await closeSharedDatabase();
  }
}

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

export function newRunCode(): string {
  return runCode(randomBytes(24));
}

export function storeStudyHere(configuration: Configuration, how: StoreWishes): Promise<StoreOutcome> {
  return inSharedDatabase(async (database) => {
    await prepareDatabase({ database });
    return storeIn(database, configuration, how);
  });
}

type StoreWishes = { open: boolean; anyCatalog: boolean };

async function storeIn(database: OpenDatabase, configuration: Configuration, { open, anyCatalog }: StoreWishes) {
  const { db } = database;
  const { checksum } = configuration.catalog;
  const catalog =
    (await findCatalogByChecksum(db, checksum)) ??
    (await storeListPrices(database, checksum)) ??
    (anyCatalog ? await findDefaultCatalog(db) : null);
  if (!catalog) {
    const known = (await listCatalogs(db)).map((each) => `  ${each.checksum}  ${each.name}`);
    throw new AppError(
      "no-catalog",
      `No catalog here has the checksum ${checksum} of the study; these are here:\n${known.join("\n")}`,
    );
  }
  const stored = { ...configuration, catalog: { checksum: catalog.checksum } };
  const hash = configurationHash(stored);
  const outcome = await storeStudy(db, { configuration: stored, hash, catalogId: catalog.id });
  if (open) await setStudyStatus(db, outcome.study.id, "open");
  return outcome;
}

/** Lists every path and reason. */
class UnusableConfiguration extends AppError {
  constructor(sentence: string) {
    super("unusable-configuration", sentence);
  }
}

/** Throws every problem, one per line. */
export async function readStudyFile(file: string): Promise<Configuration> {
  const parsed = parseConfiguration(await readGiven(file));
  if (parsed.ok) return parsed.configuration;
  const lines = parsed.problems.map(({ path, reason }) => `  ${path || "(whole file)"}: ${reason}`);
  throw new UnusableConfiguration(`${file} is no study that can be run:\n${lines.join("\n")}`);
}
