import type { Database } from "@/db/connection/database";
import { type CatalogSummary, findCatalog } from "@/db/queries/catalogs";
import { type CatalogReader, holds } from "@/lib/catalog/catalog-reader";
import { roles } from "@/lib/constraints";
import { usedValue } from "@/lib/constraints/trade-words";
import { groupDigits } from "@/messages/group-digits";
import { pages } from "@/messages/pages";

export async function describeData(db: Database, catalog: CatalogReader): Promise<string> {
  const imported = await importedCatalog(db, catalog);
  const { year } = (await catalog.vocabulary()).ranges;
  const source = imported ? pages.data.from({ name: imported.name }) : pages.data.list(await pricesOf(catalog));
  return year ? pages.data.note({ source, from: year.min, to: year.max }) : source;
}

export async function describeSource(db: Database, catalog: CatalogReader): Promise<string> {
  const stored = await findCatalog(db, catalog.catalog.id);
  const description = stored?.description ?? "";
  if (stored?.origin !== "imported") return pages.data.shipped({ description, ...(await pricesOf(catalog)) }).trim();
  return `${importSentence(stored)} ${description}`.trim();
}

export async function describePrices(db: Database, catalog: CatalogReader): Promise<string> {
  const imported = await importedCatalog(db, catalog);
  const kind = imported ? "imported" : (await pricesOf(catalog)).today ? "today" : "other";
  const all = pages.data.all({ products: groupDigits(catalog.catalog.size), kind });
  return imported ? `${all} ${importSentence(imported)}` : pages.data.figures({ all });
}

export async function pricesOf(catalog: CatalogReader): Promise<{ today: boolean; date: string }> {
  const { listPrice } = roles;
  const today = listPrice !== undefined && holds(await catalog.vocabulary(), listPrice);
  return { today, date: usedValue?.date ?? "" };
}

async function importedCatalog(db: Database, { catalog }: CatalogReader): Promise<CatalogSummary | null> {
  const stored = await findCatalog(db, catalog.id);
  return stored?.origin === "imported" ? stored : null;
}

/** Twelve checksum characters tell imports of the same name apart. */
function importSentence({ name, createdAt, checksum }: CatalogSummary): string {
  const date = createdAt.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return pages.data.imported({ name, date, checksum: checksum.slice(0, 12) });
}
