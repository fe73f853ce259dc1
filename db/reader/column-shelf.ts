import { LRUCache } from "lru-cache";
import { unhurried } from "@/db/patience";
import type { CatalogIdentity, CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Columns } from "@/lib/catalog/columns/column";
import { readColumns } from "@/lib/catalog/columns/column-reader";

export interface ShelfSettings {
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
