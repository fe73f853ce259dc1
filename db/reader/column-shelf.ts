import { LRUCache } from "lru-cache";
import { unhurried } from "@/db/patience";
import type { CatalogIdentity, CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Columns } from "@/lib/catalog/columns/column";
import { readColumns } from "@/lib/catalog/columns/column-reader";

export interface ShelfSettings {
  load: (catalog: CatalogIdentity) => Promise<Columns>;
  /** Hears of a load that failed; the database goes on answering. */
  onFault: (error: unknown) => void;
  /** Catalogs held at once; the one not asked for longest makes room. */
  most: number;
}

/** Loads of one catalog that may fail before it is left alone. */
const mostFailures = 3;

/**
 * Columns of large catalogs, loaded when first asked for, in the background, and kept for as long as they are asked for.
 * A catalog never changes once it is ready, so what was loaded stays true; a new catalog has a new id.
 */
export class ColumnShelf {
  private readonly loaded: LRUCache<string, CatalogReader>;
  private readonly failures = new Map<string, number>();
  private loading: Promise<void> | null = null;

  constructor(private readonly settings: ShelfSettings) {
    this.loaded = new LRUCache({ max: settings.most });
  }

  /** A reader over the catalog's columns, or `null` when there is none yet; then a load is begun, one at a time. */
  find(catalog: CatalogIdentity): CatalogReader | null {
    const found = this.loaded.get(catalog.id) ?? null;
    if (!found && !this.loading && (this.failures.get(catalog.id) ?? 0) < mostFailures) {
      // For all who come: it does not end with the patience of the first who asked.
      this.loading = unhurried(() => this.take(catalog)).finally(() => {
        this.loading = null;
      });
    }
    return found;
  }

  /** Resolves when no load is under way. */
  async settled(): Promise<void> {
    await this.loading;
  }

  private async take(catalog: CatalogIdentity): Promise<void> {
    try {
      const columns = await this.settings.load(catalog);
      this.loaded.set(catalog.id, readColumns(columns, catalog));
    } catch (error) {
      this.failures.set(catalog.id, (this.failures.get(catalog.id) ?? 0) + 1);
      this.settings.onFault(error);
    }
  }
}
