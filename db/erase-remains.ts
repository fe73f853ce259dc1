import { sql } from "drizzle-orm";
import type { OpenDatabase } from "./connection/client";
import { studyTombstones } from "./schema/studies";

/** All that a run and its owner's rows are deleted from. */
const tables =
  "turns events conversations guests study_participants study_trials study_answers study_events study_assignments study_exclusions";

/** Whether somebody withdrew on that day or later. */
export async function hasWithdrawn({ db }: Pick<OpenDatabase, "db">, since: string): Promise<boolean> {
  return (await db.$count(studyTombstones, sql`${studyTombstones.day} >= ${since}`)) > 0;
}

/** Rewrites the files that held deleted rows. An embedded database also starts a new log and removes the old one. */
export async function eraseRemains({ db, kind }: Pick<OpenDatabase, "db" | "kind">): Promise<void> {
  // The log of a server is its administrator's.
  const log = ["checkpoint", "set wal_recycle = off", "select pg_switch_wal()", "checkpoint"];
  const rewrites = tables.split(" ").map((table) => `vacuum full ${table}`);
  for (const statement of kind === "embedded" ? [...rewrites, ...log] : rewrites) await db.execute(statement);
}
