import type { Database } from "@/db/connection/database";

/** All reads inside see one moment, even while people take part. */
export function inSnapshot<Result>(db: Database, read: (tx: Database) => Promise<Result>): Promise<Result> {
  return db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
}
