import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studies, studyVersions } from "@/db/schema/studies";
import { studyParticipants } from "@/db/schema/study-participants";

export interface StudySummary {
  slug: string;
  status: (typeof studies.$inferSelect)["status"];
  title: string;
  version: number;
  complete: number;
  active: number;
}

export async function listStudies(db: Database): Promise<StudySummary[]> {
  const rows = await db.select().from(studies).orderBy(asc(studies.slug));
  const summaries: StudySummary[] = [];
  for (const { id, slug, status } of rows) {
    const [latest] = await listVersions(db, id);
    const counts = await db
      .select({ status: studyParticipants.status, count: sql<number>`count(*)::int` })
      .from(studyParticipants)
      .where(and(eq(studyParticipants.studyId, id), eq(studyParticipants.kind, "participant")))
      .groupBy(studyParticipants.status);
    const countOf = (wanted: string) => counts.find((each) => each.status === wanted)?.count ?? 0;
    summaries.push({
      ...{ slug, status, title: latest?.configuration.title ?? slug, version: latest?.number ?? 0 },
      ...{ complete: countOf("complete"), active: countOf("active") },
    });
  }
  return summaries;
}

export function listVersions(db: Database, studyId: string): Promise<(typeof studyVersions.$inferSelect)[]> {
  return db.select().from(studyVersions).where(eq(studyVersions.studyId, studyId)).orderBy(desc(studyVersions.number));
}
