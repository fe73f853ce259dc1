import { getTableName, sql } from "drizzle-orm";
import type { OpenDatabase } from "./connection/client";
import { conversations } from "./schema/conversations";
import { events } from "./schema/events";
import { guests } from "./schema/guests";
import { studyAssignments, studyTombstones } from "./schema/study-assignments";
import { studyAnswers, studyEvents, studyTrials } from "./schema/study-data";
import { studyExclusions } from "./schema/study-oversight";
import { studyParticipants } from "./schema/study-participants";
import { turns } from "./schema/turns";

const tables = [
  ...[turns, events, conversations, studyTrials, studyAnswers, studyEvents, studyAssignments, studyExclusions],
  ...[studyParticipants, guests],
];

/** Whether somebody withdrew on that day or later. */
export async function hasWithdrawn({ db }: Pick<OpenDatabase, "db">, since: string): Promise<boolean> {
  return (await db.$count(studyTombstones, sql`${studyTombstones.day} >= ${since}`)) > 0;
}

/** Rewrites the files that held deleted rows. An embedded database also starts a new log and removes the old one. */
export async function eraseRemains({ db, kind }: Pick<OpenDatabase, "db" | "kind">): Promise<void> {
  for (const table of tables) await db.execute(sql.raw(`vacuum full "${getTableName(table)}"`));
  // On a server, these are the administrator's to set, for all its databases.
  if (kind === "server") return;
  await db.execute(sql`checkpoint`);
  await db.execute(sql`set wal_recycle = off`);
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
}
