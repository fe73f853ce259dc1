import type { OpenDatabase } from "@/db/connection/client";
import { findCatalogByChecksum, findDefaultCatalog, listCatalogs } from "@/db/queries/catalogs";
import { type StoreOutcome, setStudyStatus, storeStudy } from "@/db/queries/study/studies";
import { prepareDatabase, storeListPrices } from "@/db/seed/prepare";
import { AppError } from "@/lib/errors";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { configurationHash } from "@/lib/study/configuration/configuration-hash";
import { inSharedDatabase } from "./study-database";

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
