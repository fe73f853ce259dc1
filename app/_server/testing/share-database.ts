import type { OpenDatabase } from "@/db/connection/client";
import { openTestDatabase } from "@/db/testing/test-database";

const shared = globalThis as typeof globalThis & {
  leewayDatabase?: Promise<OpenDatabase>;
  leewayPrepared?: Promise<OpenDatabase["db"]>;
  leewayReaders?: object;
};

/** Without this, services open the data folder, which another test may own. Returns what undoes it. */
function shareDatabase(opened: OpenDatabase): () => void {
  shared.leewayDatabase = Promise.resolve(opened);
  shared.leewayPrepared = Promise.resolve(opened.db);
  return () => {
    delete shared.leewayDatabase;
    delete shared.leewayPrepared;
    delete shared.leewayReaders;
  };
}

/** An embedded database that services find too, until it is closed. */
export async function openSharedDatabase(): Promise<OpenDatabase> {
  const opened = await openTestDatabase("embedded");
  const unshare = shareDatabase(opened);
  const close = async () => {
    unshare();
    await opened.close();
  };
  return { ...opened, close };
}
