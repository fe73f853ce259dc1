import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyParticipants } from "@/db/schema/studies";
import { studyAudit, studyExclusions } from "@/db/schema/study-oversight";

export type AuditEntry = Pick<typeof studyAudit.$inferSelect, "id" | "at" | "actor" | "act" | "detail">;

/** Whose study, and who acted on it. */
export type AuditOf = Pick<typeof studyAudit.$inferSelect, "studyId" | "actor">;

/** Shows results before the study closes, for a reason. */
export const unblinding = "study-unblind";

export async function noteAudit(db: Database, of: AuditOf, act: string, detail: object): Promise<void> {
  await db.insert(studyAudit).values({ ...of, act, detail });
}

export async function isOnRecord(db: Database, studyId: string, act: string): Promise<boolean> {
  return (await db.$count(studyAudit, and(eq(studyAudit.studyId, studyId), eq(studyAudit.act, act)))) > 0;
}

export function listAudit(db: Database, studyId: string, limit = 100): Promise<AuditEntry[]> {
  return db.select().from(studyAudit).where(eq(studyAudit.studyId, studyId)).orderBy(desc(studyAudit.id)).limit(limit);
}

export async function excludeRun(db: Database, of: AuditOf, runId: string, reason: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .select({ id: studyParticipants.id })
      .from(studyParticipants)
      .where(and(eq(studyParticipants.id, runId), eq(studyParticipants.studyId, of.studyId)))
      .for("update");
    if (!run) return false;
    const standing = await tx.$count(studyExclusions, standingOf(runId));
    if (standing > 0) return false;
    await tx.insert(studyExclusions).values({ participantId: runId, reason });
    await noteAudit(tx, of, "run-exclude", { run: runId, reason });
    return true;
  });
}

/** The row stays. False without an exclusion. */
export async function includeRun(db: Database, of: AuditOf, runId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const undone = await tx
      .update(studyExclusions)
      .set({ undoneAt: new Date() })
      .where(standingOf(runId))
      .returning({ reason: studyExclusions.reason });
    for (const { reason } of undone) await noteAudit(tx, of, "run-include", { run: runId, reason });
    return undone.length > 0;
  });
}

function standingOf(runId: string) {
  return and(eq(studyExclusions.participantId, runId), isNull(studyExclusions.undoneAt));
}
