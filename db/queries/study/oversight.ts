import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyAudit, studyExclusions, studyParticipants } from "@/db/schema/studies";

export type AuditEntry = Pick<typeof studyAudit.$inferSelect, "id" | "at" | "act" | "detail">;

export async function noteAudit(db: Database, studyId: string, act: string, detail: object): Promise<void> {
  await db.insert(studyAudit).values({ studyId, act, detail });
}

export function listAudit(db: Database, studyId: string, limit = 100): Promise<AuditEntry[]> {
  return db
    .select({ id: studyAudit.id, at: studyAudit.at, act: studyAudit.act, detail: studyAudit.detail })
    .from(studyAudit)
    .where(eq(studyAudit.studyId, studyId))
    .orderBy(desc(studyAudit.id))
    .limit(limit);
}

export async function excludeRun(db: Database, studyId: string, runId: string, reason: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [run] = await tx
      .select({ id: studyParticipants.id })
      .from(studyParticipants)
      .where(and(eq(studyParticipants.id, runId), eq(studyParticipants.studyId, studyId)))
      .for("update");
    if (!run) return false;
    const standing = await tx.$count(studyExclusions, standingOf(runId));
    if (standing > 0) return false;
    await tx.insert(studyExclusions).values({ participantId: runId, reason });
    await noteAudit(tx, studyId, "run-exclude", { run: runId, reason });
    return true;
  });
}

/** The row stays. False without an exclusion. */
export async function includeRun(db: Database, studyId: string, runId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const undone = await tx
      .update(studyExclusions)
      .set({ undoneAt: new Date() })
      .where(standingOf(runId))
      .returning({ reason: studyExclusions.reason });
    for (const { reason } of undone) await noteAudit(tx, studyId, "run-include", { run: runId, reason });
    return undone.length > 0;
  });
}

function standingOf(runId: string) {
  return and(eq(studyExclusions.participantId, runId), isNull(studyExclusions.undoneAt));
}
