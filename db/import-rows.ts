import type { CatalogCar } from "@/lib/catalog/catalog-reader";
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
  { db, storeCars }: Pick<OpenDatabase, "db" | "storeCars">,
  rows: AsyncIterable<ParsedRow>,
  { name, description, makeDefault, onRefused, takePhotos }: ImportRequest,
): Promise<ImportOutcome> {
  await removeCutOffImports(db);
  return whileImporting(db, { name, description, origin: "imported" }, async (id): Promise<ImportOutcome> => {
    const cars = new AcceptedCars(rows, onRefused);
    const stored = await storeCars(id, cars);
    if (cars.unreadable !== null) return { kind: "unreadable", reason: cars.unreadable };
    if (stored === 0) return { kind: "unreadable", reason: "it has no car that could be read" };
    const checksum = cars.checksum.digest();
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

/** Other findings are complete after the last car. */
export class AcceptedCars implements AsyncIterable<CatalogCar> {
  readonly checksum = new CatalogChecksum();
  /** Why the file is unreadable from here on. */
  unreadable: string | null = null;
  accepted = 0;

  constructor(
    private readonly rows: AsyncIterable<ParsedRow>,
    private readonly onRefused: ImportRequest["onRefused"],
  ) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<CatalogCar> {
    for await (const row of this.rows) {
      if (row.kind === "unreadable") {
        this.unreadable = row.reason;
        return;
      }
      const reason = row.kind === "refused" ? row.reason : unstorable(row.car);
      if (row.kind === "car" && reason === null) {
        const car = { ...row.car, position: this.accepted++ };
        this.checksum.add(car);
        yield car;
      } else await this.onRefused({ line: row.line, reason: reason ?? "" });
    }
  }
}

function unstorable(car: CatalogCar): string | null {
  const [slot] =
    Object.entries({ ...car.offer, ...car }).find(([, value]) =>
      [value].flat().some((each) => typeof each === "string" && !isStorable(each)),
    ) ?? [];
  return slot === undefined ? null : `${slot} holds a character that no database can store`;
}
