import type { Database } from "@/db/connection/database";

/** Reads that see one moment, however many statements they are and whoever takes part meanwhile. */
export function inSnapshot<Result>(db: Database, read: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
}
