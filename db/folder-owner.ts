import { dirname } from "node:path";
import { DatabaseInUseError, DatabaseUnavailableError } from "./connection/database-errors";
import { lockFolder } from "./connection/folder-lock";
import { FolderLease } from "./folder-lease";
import { privateFolder } from "./private-files";

export type FolderOwner = Awaited<ReturnType<typeof ownFolder>>;

/** Owns the folder: a socket excludes other processes, a lease other machines. Throws if in use. */
export async function ownFolder(folder: string, onLost: () => void) {
  try {
    privateFolder(dirname(folder));
    const locked = `${folder}.lock`;
    const lock = await lockFolder(locked);
    try {
      const lease = await FolderLease.take(locked, { isAlone: lock.isSeen, onLost });
      return {
        /** Call before each commit. Throws `DatabaseInUseError` if another machine took over. */
        check: () => lease.check(),
        /** If true, write nothing there, not even to close it. */
        isLost: () => lease.isLost,
        release: () => {
          lease.release();
          lock.release();
        },
      };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (cause) {
    if (cause instanceof DatabaseInUseError) throw cause;
    throw new DatabaseUnavailableError(
      `The folder ${dirname(folder)} cannot be written; make it writable, name another in LEEWAY_DATA, or set DATABASE_URL.`,
      { cause },
    );
  }
}
