import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { OpenDatabase } from "@/db/connection/client";
import { type Database, readRows } from "@/db/connection/database";
import { unhurried } from "@/db/patience";
import { type CatalogSummary, currentChecksum, findCatalog } from "@/db/queries/catalogs";
import { catalogs } from "@/db/schema/conversations";
import { products } from "@/db/schema/products";
import type { CatalogIdentity, CatalogProduct, CatalogReader } from "@/lib/catalog/catalog-reader";
import { readColumns } from "@/lib/catalog/columns/column-reader";
import { type Columns, ColumnsBuilder } from "@/lib/catalog/columns/columns-builder";
import { createHybridReader } from "@/lib/catalog/hybrid-reader";
import { rememberQuestions } from "@/lib/catalog/remembering-reader";
import { createCatalogReader } from "./catalog-reader";
import { productColumnsSql, whereProducts } from "./predicate-sql";

export interface CurrentReaderSettings
  extends Pick<OpenDatabase, "db" | "reading">,
    Pick<ShelfSettings, "onFault" | "now"> {
  /** `columns` answer in this process where faster. */
  by: "columns" | "postgres";
}

/** From this size the database answers about slices, and past the memory limit about everything. */
const largeFrom = 100_000;
const columnsUpTo = 6_000_000;

interface Current extends Pick<CatalogSummary, "version"> {
  reader: CatalogReader;
}

/** Each reader serves a single version. */
export class CurrentReaders {
  private readonly current = new Map<string, Current>();
  private readonly large: ColumnShelf;
  private readonly small: ColumnShelf;

  constructor(private readonly settings: CurrentReaderSettings) {
    const { onFault, now } = settings;
    const load = (wanted: CatalogIdentity) => this.load(wanted);
    const shelf = (most: number) => new ColumnShelf({ load, onFault, most, ...(now ? { now } : {}) });
    this.large = shelf(2);
    this.small = shelf(8);
  }

  /** Returns a reader of at least `version`, or the current one. */
  async find(catalogId: string, version?: number): Promise<CatalogReader | null> {
    const known = this.current.get(catalogId);
    if (known && version !== undefined && known.version >= version) return known.reader;
    const catalog = await findCatalog(this.settings.db, catalogId);
    if (!catalog) return null;
    const source = await this.source(catalog);
    const held = this.current.get(catalogId);
    if (held && held.version >= catalog.version) return held.reader;
    const reader = rememberQuestions(this.open(source ?? this.settings.db, catalog));
    if (source) this.current.set(catalogId, { reader, version: catalog.version });
    return reader;
  }

  async settled(): Promise<void> {
    await Promise.all([this.large.settled(), this.small.settled()]);
  }

  /** Replicas answer about unchanged catalogs they have as ready. Else `null`, since they may lag. */
  private async source({ id, version }: CatalogSummary): Promise<Database | null> {
    const { db, reading } = this.settings;
    if (version > 0 || reading === db) return db;
    return (await findCatalog(reading, id).catch(() => null)) === null ? null : reading;
  }

  /** From a replica, if one has these very rows. */
  private load(wanted: CatalogIdentity): Promise<Columns> {
    const { db, reading } = this.settings;
    return loadColumns(reading, wanted).catch((error: unknown) => {
      if (reading === db) throw error;
      return loadColumns(db, wanted);
    });
  }

  private open(db: Database, { version: _, ...catalog }: CatalogSummary): CatalogReader {
    const stored = createCatalogReader(db, catalog);
    if (this.settings.by === "postgres" || catalog.size > columnsUpTo) return stored;
    const small = catalog.size < largeFrom;
    const shelf = small ? this.small : this.large;
    return createHybridReader(stored, () => shelf.find(catalog), { small });
  }
}

interface ShelfSettings {
  load: (catalog: CatalogIdentity) => Promise<Columns>;
  /** Gets a failed load's error. The database keeps answering. */
  onFault: (error: unknown) => void;
  most: number;
  /** In milliseconds. */
  now?: () => number;
}

/** After a load, nothing replaces it for this many times its duration. */
const restFor = 9;
/** Least milliseconds before a failed load retries. */
const restAfterFault = 30_000;

interface Shelved {
  reader: CatalogReader | null;
  /** When it may be loaded again. */
  from: number;
}

/** Loads columns in the background on first use. Keyed by checksum, so a change reloads them. */
export class ColumnShelf {
  private readonly shelf: LRUCache<string, Shelved>;
  private loading: Promise<void> | null = null;

  constructor(private readonly settings: ShelfSettings) {
    this.shelf = new LRUCache({ max: settings.most });
  }

  /** Returns `null` until the columns are loaded. Begins one load at a time. */
  find(catalog: CatalogIdentity): CatalogReader | null {
    const { reader, from } = this.shelf.get(catalog.id) ?? { reader: null, from: 0 };
    if (reader?.catalog.checksum === catalog.checksum) return reader;
    if (!this.loading && this.now() >= from) {
      // Shared, so it outlives the first caller's patience.
      this.loading = unhurried(() => this.take(catalog, reader)).finally(() => {
        this.loading = null;
      });
    }
    return null;
  }

  async settled(): Promise<void> {
    await this.loading;
  }

  private async take(catalog: CatalogIdentity, held: CatalogReader | null): Promise<void> {
    const begun = this.now();
    let loaded: CatalogReader | null = null;
    try {
      loaded = readColumns(await this.settings.load(catalog), catalog);
    } catch (error) {
      this.settings.onFault(error);
    }
    const rest = Math.max(restFor * (this.now() - begun), loaded ? 0 : restAfterFault);
    this.shelf.set(catalog.id, { reader: loaded ?? held, from: this.now() + rest });
  }

  private now(): number {
    return this.settings.now?.() ?? performance.now();
  }
}

/** Few enough that other requests get answers between batches. */
const batchSize = 5000;

/** Loads batches by primary key and verifies the checksum. Throws on changed rows. */
export async function loadColumns(db: Database, { id, checksum, size }: CatalogIdentity): Promise<Columns> {
  const builder = new ColumnsBuilder(size);
  let last = -1;
  for (;;) {
    const batch = await readRows<CatalogProduct>(
      db,
      sql`select ${productColumnsSql} from ${products} where ${whereProducts(id, [])} and ${products.position} > ${last}::int
          and exists (select 1 from ${catalogs} where ${catalogs.id} = ${id}::uuid and ${currentChecksum} = ${checksum})
        order by position limit ${batchSize}::int`,
    );
    for (const product of batch) builder.add(product);
    last = batch.at(-1)?.position ?? last;
    if (batch.length < batchSize) break;
  }
  const columns = builder.finish();
  if (columns.size === size) return columns;
  throw new Error(`catalog ${id} should have ${size} products and has ${columns.size}, or they have changed`);
}
