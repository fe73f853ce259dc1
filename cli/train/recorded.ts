import type { openItems, openTranscripts } from "@/cli/benchmark/benchmark-files";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";

export interface Recorded {
  items: Awaited<ReturnType<typeof openItems>>;
  transcripts: Awaited<ReturnType<typeof openTranscripts>>;
  /** The cars the dialogues are about. */
  reader: CatalogReader;
}
