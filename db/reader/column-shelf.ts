import { LRUCache } from "lru-cache";
import { unhurried } from "@/db/patience";
import type { CatalogIdentity, CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Columns } from "@/lib/catalog/columns/column";
import { readColumns } from "@/lib/catalog/columns/column-reader";

export interface ShelfSettings {
  /** Throws when the rows are not those of the catalog's checksum any more. */
  load: (catalog: CatalogIdentity) => Promise<Columns>;
  /** Hears of a load that failed; the database goes on answering. */
  onFault: (error: unknown) => void;
  /** Catalogs held at once; the one not asked for longest makes room. */
  most: number;
  /** A clock in milliseconds. */
  now?: () => number;
}

/** How many times as long as a load took nothing is loaded in its place; meanwhile the database answers. */
const restFor = 9;
/** Milliseconds until a load that failed is tried again, at least. */
const restAfterFault = 30_000;

interface Shelved {
  reader: CatalogReader | null;
  /** When it may be loaded again. */
  from: number;
}

/**
 * Columns of catalogs, loaded when first asked for, in the background, and kept for as long as they are asked for. A
 * checksum names the rows: once they have changed, the columns are loaded again.
 */
export class ColumnShelf {
  private readonly shelf: LRUCache<string, Shelved>;
  private loading: Promise<void> | null = null;

  constructor(private readonly settings: ShelfSettings) {
    this.shelf = new LRUCache({ max: settings.most });
  }

  /** A reader over columns of these very rows, or `null` when there is none yet; then a load is begun, one at a time. */
  find(catalog: CatalogIdentity): CatalogReader | null {
    const { reader, from } = this.shelf.get(catalog.id) ?? { reader: null, from: 0 };
    if (reader?.catalog.checksum === catalog.checksum) return reader;
    if (!this.loading && this.now() >= from) {
      // For all who come: it does not end with the patience of the first who asked.
      this.loading = unhurried(() => this.take(catalog, reader)).finally(() => {
        this.loading = null;
      });
    }
    return null;
  }

  /** Resolves when no load is under way. */
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
