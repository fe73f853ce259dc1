import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { catalogs } from "@/db/schema/conversations";
import { first, hasKey } from "./rows";

/** `version` counts the changes since the import. */
export type CatalogSummary = Awaited<ReturnType<typeof listCatalogs>>[number];

/** The import's checksum, plus the version after a change. */
export const currentChecksum = sql<string>`case when ${catalogs.version} = 0 then ${catalogs.checksum}
  else encode(sha256(convert_to(${catalogs.checksum} || ' ' || ${catalogs.version}, 'UTF8')), 'hex') end`;

const { id, name, productCount: size, description, isDefault, origin, createdAt, version } = catalogs;
const summary = { id, name, checksum: currentChecksum, size, description, isDefault, origin, createdAt, version };

export function listCatalogs(db: Database) {
  return db
    .select(summary)
    .from(catalogs)
    .where(eq(catalogs.status, "ready"))
    .orderBy(desc(catalogs.isDefault), asc(catalogs.name), desc(catalogs.createdAt));
}

/** `null` before the database is prepared. */
export function findDefaultCatalog(db: Database): Promise<CatalogSummary | null> {
  return latestWhere(db, eq(catalogs.isDefault, true));
}

export function findCatalog(db: Database, id: string): Promise<CatalogSummary | null> {
  return latestWhere(db, hasKey(catalogs.id, id));
}

/** The latest catalog with these rows, or `imported` with them. */
export function findCatalogByChecksum(
  db: Database,
  checksum: string,
  wanted: { name?: string; origin?: "shipped" | "imported"; imported?: boolean } = {},
): Promise<CatalogSummary | null> {
  return latestWhere(
    db,
    sql`${wanted.imported ? catalogs.checksum : currentChecksum} = ${checksum}`,
    wanted.name === undefined ? undefined : eq(catalogs.name, wanted.name),
    wanted.origin === undefined ? undefined : eq(catalogs.origin, wanted.origin),
  );
}

function latestWhere(db: Database, ...conditions: (SQL | undefined)[]): Promise<CatalogSummary | null> {
  const isReady = and(eq(catalogs.status, "ready"), ...conditions);
  return first(db.select(summary).from(catalogs).where(isReady).orderBy(desc(catalogs.createdAt)).limit(1));
}
