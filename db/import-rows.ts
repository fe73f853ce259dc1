import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { CatalogChecksum } from "@/lib/catalog/files/checksum";
import type { ParsedRow } from "@/lib/catalog/files/parse-catalog";
import type { OpenDatabase } from "./connection/client";
import { type CatalogSummary, findCatalog, findCatalogByChecksum } from "./queries/catalogs";
import { finishImport, makeDefaultCatalog, removeCutOffImports, whileImporting } from "./queries/import-catalog";
import { isStorable } from "./storable";

export interface RefusedRow {
  line: number;
  reason: string;
}

export interface ImportRequest {
  name: string;
  description: string;
  makeDefault: boolean;
  onRefused: (row: RefusedRow) => Promise<void> | void;
  /** Before the catalog is visible. */
  takePhotos?: (catalogId: string) => Promise<void>;
}

export type ImportOutcome =
  | { kind: "imported"; catalog: CatalogSummary }
  /** Only the default may have changed. */
  | { kind: "known"; catalog: CatalogSummary }
  | { kind: "unreadable"; reason: string };

/** Stores a catalog, visible once complete. An unreadable or empty file leaves nothing behind. */
export async function importRows(
  { db, storeProducts }: Pick<OpenDatabase, "db" | "storeProducts">,
  rows: AsyncIterable<ParsedRow>,
  { name, description, makeDefault, onRefused, takePhotos }: ImportRequest,
): Promise<ImportOutcome> {
  await removeCutOffImports(db);
  return whileImporting(db, { name, description, origin: "imported" }, async (id): Promise<ImportOutcome> => {
    const products = new AcceptedProducts(rows, onRefused);
    const stored = await storeProducts(id, products);
    if (products.unreadable !== null) return { kind: "unreadable", reason: products.unreadable };
    if (stored === 0) return { kind: "unreadable", reason: "it has no row that could be read" };
    const checksum = products.checksum.digest();
    const known = await findCatalogByChecksum(db, checksum, { name });
    if (known && makeDefault) await makeDefaultCatalog(db, known.id);
    if (known) return { kind: "known", catalog: { ...known, isDefault: makeDefault || known.isDefault } };
    await takePhotos?.(id);
    await finishImport(db, id, { checksum, makeDefault });
    const catalog = await findCatalog(db, id);
    if (!catalog) throw new Error("the imported catalog was stored but not found");
    return { kind: "imported", catalog };
  });
}

/** Other findings are complete after the last product. */
export class AcceptedProducts implements AsyncIterable<CatalogProduct> {
  readonly checksum = new CatalogChecksum();
  /** Why the file is unreadable from here on. */
  unreadable: string | null = null;
  accepted = 0;

  constructor(
    private readonly rows: AsyncIterable<ParsedRow>,
    private readonly onRefused: ImportRequest["onRefused"],
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<CatalogProduct> {
    for await (const row of this.rows) {
      if (row.kind === "unreadable") {
        this.unreadable = row.reason;
        return;
      }
      const reason = row.kind === "refused" ? row.reason : unstorable(row.product);
      if (row.kind === "product" && reason === null) {
        const product = { ...row.product, position: this.accepted++ };
        this.checksum.add(product);
        yield product;
      } else await this.onRefused({ line: row.line, reason: reason ?? "" });
    }
  }
}

function unstorable(product: CatalogProduct): string | null {
  const [slot] =
    Object.entries({ ...product.offer, ...product }).find(([, value]) =>
      [value].flat().some((each) => typeof each === "string" && !isStorable(each)),
    ) ?? [];
  return slot === undefined ? null : `${slot} holds a character that no database can store`;
}
