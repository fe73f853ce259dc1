import { and, eq, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { catalogs, conversations } from "@/db/schema/conversations";
import { products, storedFields } from "@/db/schema/products";
import { studyVersions } from "@/db/schema/studies";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { sole } from "./rows";

/** Hidden while `work` stores its products, and removed afterwards unless `finishImport` made it visible. */
export async function whileImporting<Result>(
  db: Database,
  catalog: Parameters<typeof beginImport>[1],
  work: (id: string) => Promise<Result>,
): Promise<Result> {
  const id = await beginImport(db, catalog);
  try {
    return await work(id);
  } finally {
    await db.delete(catalogs).where(and(eq(catalogs.id, id), eq(catalogs.status, "importing")));
  }
}

export async function beginImport(
  db: Database,
  catalog: { name: string; description: string; origin: "shipped" | "imported" },
): Promise<string> {
  const begun = db.insert(catalogs).values({ ...catalog, checksum: "" });
  return sole(await begun.returning({ id: catalogs.id })).id;
}

export async function insertProducts(db: Database, catalogId: string, batch: readonly CatalogProduct[]): Promise<void> {
  if (batch.length === 0) return;
  await db.execute(sql`
    insert into ${products} (catalog_id, ${storedColumns})
    select ${catalogId}::uuid, product.* from json_to_recordset(${JSON.stringify(batch)}::json) as product(${recordColumns})`);
}

const list = (write: (field: (typeof storedFields)[number]) => SQL) => sql.join(storedFields.map(write), sql`, `);
const storedColumns = list((field) => sql`${sql.identifier(products[field].name)}`);
const recordColumns = list((field) => sql`${sql.identifier(field)} ${sql.raw(products[field].getSQLType())}`);

/** Makes a catalog visible and optionally the default, in one step. */
export async function finishImport(
  db: Database,
  catalogId: string,
  { checksum, makeDefault }: { checksum: string; makeDefault: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (makeDefault) await clearDefault(tx);
    const productCount = sql`(select count(*)::int from ${products} where ${products.catalogId} = ${catalogId})`;
    const ready = { checksum, status: "ready", isDefault: makeDefault, productCount } as const;
    await tx.update(catalogs).set(ready).where(eq(catalogs.id, catalogId));
  });
  await db.execute(sql`analyze ${products}`);
}

export async function makeDefaultCatalog(db: Database, catalogId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await clearDefault(tx);
    await tx.update(catalogs).set({ isDefault: true }).where(eq(catalogs.id, catalogId));
  });
}

/** Locks the default, so there is never more than one. */
async function clearDefault(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('leeway default catalog', 0))`);
  await tx.update(catalogs).set({ isDefault: false }).where(eq(catalogs.isDefault, true));
}

/** Keeps the default too. */
export async function removeUnusedShipped(db: Database, keep: string): Promise<void> {
  const isUsed = sql`(${catalogs.id} = ${keep} or ${catalogs.isDefault}
    or exists (select 1 from ${conversations} where ${conversations.catalogId} = ${catalogs.id})
    or exists (select 1 from ${studyVersions} where ${studyVersions.catalogId} = ${catalogs.id}))`;
  await db.delete(catalogs).where(and(eq(catalogs.origin, "shipped"), not(isUsed)));
}

/** An older unfinished import was cut off. */
const importHours = 6;

export async function removeCutOffImports(db: Database): Promise<void> {
  const isOld = sql`${catalogs.createdAt} < now() - make_interval(hours => ${importHours})`;
  await db.delete(catalogs).where(and(eq(catalogs.status, "importing"), isOld));
}
