import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studies, studyParticipants, studyVersions } from "@/db/schema/studies";

export async function listStudies(db: Database) {
  const rows = await db.select().from(studies).orderBy(asc(studies.slug));
  return Promise.all(
    rows.map(async ({ id, slug, status }) => {
      const [latest] = await listVersions(db, id);
      const counts = await db
        .select({ status: studyParticipants.status, count: sql<number>`count(*)::int` })
        .from(studyParticipants)
        .where(and(eq(studyParticipants.studyId, id), eq(studyParticipants.kind, "participant")))
        .groupBy(studyParticipants.status);
      const countOf = (wanted: string) => counts.find((each) => each.status === wanted)?.count ?? 0;
      return {
        ...{ slug, status, title: latest?.configuration.title ?? slug, version: latest?.number ?? 0 },
        ...{ complete: countOf("complete"), active: countOf("active") },
      };
    }),
  );
}

export function listVersions(db: Database, studyId: string): Promise<(typeof studyVersions.$inferSelect)[]> {
  return db.select().from(studyVersions).where(eq(studyVersions.studyId, studyId)).orderBy(desc(studyVersions.number));
}
