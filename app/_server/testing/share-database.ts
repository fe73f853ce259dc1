import type { OpenDatabase } from "@/db/connection/client";

const shared = globalThis as typeof globalThis & {
  leewayDatabase?: Promise<OpenDatabase>;
  leewayPrepared?: Promise<OpenDatabase["db"]>;
  leewayReaders?: object;
};

/** Without this, services open the data folder, which another test may own. Returns what undoes it. */
export function shareDatabase(opened: OpenDatabase): () => void {
  shared.leewayDatabase = Promise.resolve(opened);
  shared.leewayPrepared = Promise.resolve(opened.db);
  return () => {
    delete shared.leewayDatabase;
    delete shared.leewayPrepared;
    delete shared.leewayReaders;
  };
}
