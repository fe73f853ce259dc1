import { and, asc, desc, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studies, studyParticipants, studyVersions } from "@/db/schema/studies";

export async function listStudies(db: Database) {
  const rows = await db.select().from(studies).orderBy(asc(studies.slug));
  return Promise.all(
    rows.map(async ({ id, slug, status }) => {
      const [latest] = await listVersions(db, id);
      const of = and(eq(studyParticipants.studyId, id), eq(studyParticipants.kind, "participant"));
      const countOf = (wanted: "complete" | "active") =>
        db.$count(studyParticipants, and(of, eq(studyParticipants.status, wanted)));
      return {
        ...{ slug, status, title: latest?.configuration.title ?? slug, version: latest?.number ?? 0 },
        ...{ complete: await countOf("complete"), active: await countOf("active") },
      };
    }),
  );
}

export function listVersions(db: Database, studyId: string): Promise<(typeof studyVersions.$inferSelect)[]> {
  return db.select().from(studyVersions).where(eq(studyVersions.studyId, studyId)).orderBy(desc(studyVersions.number));
}
