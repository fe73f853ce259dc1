import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle, type PgliteDatabase } from "drizzle-orm/pglite";
import { PoolCount, type PoolUse } from "@/db/pool-use";
import { DatabaseInUseError, DatabaseUnavailableError } from "./database-errors";
import { lockFolder } from "./folder-lock";

/**
 * Opens Postgres in this process, in a folder (made when missing) or, with `null`, in memory.
 * Throws `DatabaseInUseError` when another process owns the folder, `DatabaseUnavailableError` when it cannot be opened.
 */
export async function openEmbedded(folder: string | null): Promise<{
  db: PgliteDatabase<Record<string, never>>;
  query(text: string, values: readonly unknown[]): Promise<Record<string, unknown>[]>;
  exclusively<Result>(name: string, job: () => Promise<Result>): Promise<Result>;
  use(): PoolUse;
  close(): Promise<void>;
}> {
  const release = folder === null ? () => {} : takeFolder(folder);
  try {
    const count = new PoolCount(1);
    const client = count.counted(await PGlite.create(folder ?? "memory://"), ["query", "exec", "transaction"]);
    const close = () => client.close().finally(release);
    const query = async (text: string, values: readonly unknown[]) =>
      (await client.query<Record<string, unknown>>(text, [...values])).rows;
    return { db: drizzle(client), query, exclusively: oneAtATime(), use: () => count.use(), close };
  } catch (cause) {
    release();
    throw new DatabaseUnavailableError(
      `The embedded database in ${folder ?? "memory"} cannot be opened; move that folder away to start afresh, or set DATABASE_URL.`,
      { cause },
    );
  }
}

function takeFolder(folder: string): () => void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    return lockFolder(`${folder}.lock`);
  } catch (cause) {
    if (cause instanceof DatabaseInUseError) throw cause;
    throw new DatabaseUnavailableError(
      `The folder ${dirname(folder)} cannot be written; make it writable, name another in LEEWAY_DATA, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** The folder has one owner, so jobs need to wait only for others of this process. */
function oneAtATime() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(name: string, job: () => Promise<Result>): Promise<Result> => {
    const done = (last.get(name) ?? Promise.resolve()).then(job, job);
    last.set(name, done);
    return done;
  };
}
