import type { Database } from "@/db/connection/database";
import { type CatalogSummary, findCatalog } from "@/db/queries/catalogs";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { holds } from "@/lib/catalog/vocabulary";
import { pricedAt } from "@/lib/constraints/answering";
import { groupDigits } from "@/messages/group-digits";
import { pages } from "@/messages/pages";

/**
 * What the figures are, for the head of every page: "List prices when new, model years 2015–2026" of the catalog that
 * ships, "From “My cars”, model years 1990–2017" of one that was imported.
 */
export async function describeData(db: Database, catalog: CatalogReader): Promise<string> {
  const imported = await importedCatalog(db, catalog);
  const { year } = (await catalog.vocabulary()).ranges;
  const source = imported ? pages.data.from({ name: imported.name }) : pages.data.list(await pricesOf(catalog));
  return year ? pages.data.note({ source, from: year.min, to: year.max }) : source;
}

/** Where the figures come from, in whole sentences. */
export async function describeSource(db: Database, catalog: CatalogReader): Promise<string> {
  const stored = await findCatalog(db, catalog.catalog.id);
  const description = stored?.description ?? "";
  if (stored?.origin !== "imported") {
    return pages.data.shipped({ description, ...(await pricesOf(catalog)) }).trim();
  }
  return `${importSentence(stored)} ${description}`.trim();
}

/** What stands below the prices of the first page. */
export async function describePrices(db: Database, catalog: CatalogReader): Promise<string> {
  const imported = await importedCatalog(db, catalog);
  const kind = imported ? "imported" : (await pricesOf(catalog)).today ? "today" : "other";
  const all = pages.data.all({ cars: groupDigits(catalog.catalog.size), kind });
  return imported ? `${all} ${importSentence(imported)}` : pages.data.figures({ all });
}

/** Whether prices are those of today, and of when. */
export async function pricesOf(catalog: CatalogReader): Promise<{ today: boolean; date: string }> {
  return { today: holds(await catalog.vocabulary(), "listPrice"), date: pricedAt.date };
}

async function importedCatalog(db: Database, { catalog }: CatalogReader): Promise<CatalogSummary | null> {
  const stored = await findCatalog(db, catalog.id);
  return stored?.origin === "imported" ? stored : null;
}

/** Name, day and the first twelve signs of the checksum, by which an import can be told from another of its name. */
function importSentence({ name, createdAt, checksum }: CatalogSummary): string {
  const date = createdAt.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return pages.data.imported({ name, date, checksum: checksum.slice(0, 12) });
}
