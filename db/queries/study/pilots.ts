import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { first, hasRows } from "@/db/queries/rows";
import { studies, studyParticipants, studyPlaces, studyTombstones, studyVersions } from "@/db/schema/studies";
import { studyAudit, studyExclusions, studyPilots } from "@/db/schema/study-oversight";
import type { Participant, StoredStudy } from "@/lib/study/service/study-store";
import { deleteRun } from "./run-rows";

export type Pilot = typeof studyPilots.$inferSelect;

/** Milliseconds until another server takes over from one that fell silent. */
export const pilotLease = 30_000;

const untilAfter = (now: Date) => new Date(now.getTime() + pilotLease);

/** `null` while one of the version is under way. Goes on after the last number, so nobody is simulated twice. */
export async function orderPilot(
  db: Database,
  order: Pick<Pilot, "versionId" | "actor" | "participants">,
  now: Date,
): Promise<Pilot | null> {
  const { versionId } = order;
  return db.transaction(async (tx) => {
    await tx.select({ id: studyVersions.id }).from(studyVersions).where(eq(studyVersions.id, versionId)).for("update");
    const last = await lastPilot(tx, versionId);
    if (last && !last.endedAt) return null;
    const simulated = await countRuns(tx, { versionId, kind: "simulated" });
    const begins = Math.max(last ? last.first + last.participants : 0, simulated);
    const row = { ...order, first: begins, ends: {}, startedAt: now, heldUntil: untilAfter(now) };
    return first(tx.insert(studyPilots).values(row).returning());
  });
}

export function lastPilot(db: Database, versionId: string): Promise<Pilot | null> {
  const newest = db.select().from(studyPilots).where(eq(studyPilots.versionId, versionId));
  return first(newest.orderBy(desc(studyPilots.first), desc(studyPilots.startedAt)).limit(1));
}

export async function pilotProgress(db: Database, versionId: string) {
  const pilot = await lastPilot(db, versionId);
  return pilot && { through: pilot.through, of: pilot.participants, runs: pilot.endedAt === null };
}

/** Takes over a pilot whose server fell silent. */
export async function takePilot(db: Database, now: Date): Promise<Pilot | null> {
  const silent = lt(studyPilots.heldUntil, now);
  const isLost = and(isNull(studyPilots.endedAt), silent);
  const found = await first(db.select().from(studyPilots).where(isLost).limit(1));
  return found && (await changePilot(db, found.id, { heldUntil: untilAfter(now) }, silent)) ? found : null;
}

/** False once it was stopped. */
export function notePilot(db: Database, { id, through, ends }: Pilot, now: Date): Promise<boolean> {
  return changePilot(db, id, { through, ends, heldUntil: untilAfter(now) });
}

/** False if it had ended before. */
export function endPilot(db: Database, id: string, now: Date): Promise<boolean> {
  return changePilot(db, id, { endedAt: now });
}

function changePilot(db: Database, id: string, change: Partial<Pilot>, only?: ReturnType<typeof lt>) {
  const open = and(eq(studyPilots.id, id), isNull(studyPilots.endedAt), only);
  return hasRows(db.update(studyPilots).set(change).where(open).returning({ id: studyPilots.id }));
}

export function studyOfVersion(db: Database, versionId: string): Promise<StoredStudy | null> {
  const versions = db.select({ study: studies, version: studyVersions }).from(studyVersions);
  const both = versions.innerJoin(studies, eq(studies.id, studyVersions.studyId));
  return first(both.where(eq(studyVersions.id, versionId)));
}

/** A seed names one simulated participant of a version. */
export function findSimulated(db: Database, versionId: string, seed: number) {
  const { versionId: ofVersion, kind, seed: ofSeed } = studyParticipants;
  const same = and(eq(ofVersion, versionId), eq(kind, "simulated"), eq(ofSeed, seed));
  return first(db.select().from(studyParticipants).where(same));
}

type RunsCounted = { versionId: string; kind: Participant["kind"]; status?: Participant["status"] };

export function countRuns(db: Database, { versionId, kind, status }: RunsCounted): Promise<number> {
  const { versionId: ofVersion, kind: ofKind, status: ofStatus } = studyParticipants;
  const isOne = and(eq(ofVersion, versionId), eq(ofKind, kind), status ? eq(ofStatus, status) : undefined);
  return db.$count(studyParticipants, isOne);
}

/** Deletes previews or simulated runs. Returns how many. */
export function deleteTries(
  db: Database,
  { study, version, actor }: StoredStudy & { actor: string },
  kind: "preview" | "simulated",
) {
  return db.transaction(async (tx) => {
    const runs = await tx
      .select({ id: studyParticipants.id, guestId: studyParticipants.guestId })
      .from(studyParticipants)
      .where(and(eq(studyParticipants.versionId, version.id), eq(studyParticipants.kind, kind)));
    for (const { id, guestId } of runs) await deleteRun(tx, guestId, id);
    const { studyId, hash, kind: ofKind } = studyTombstones;
    await tx.delete(studyTombstones).where(and(eq(studyId, study.id), eq(hash, version.hash), eq(ofKind, kind)));
    await tx.delete(studyPlaces).where(and(eq(studyPlaces.versionId, version.id), eq(studyPlaces.kind, kind)));
    if (kind === "simulated") await tx.delete(studyPilots).where(eq(studyPilots.versionId, version.id));
    const deleted = { kind, version: version.number, runs: runs.length };
    await noteAudit(tx, { studyId: study.id, actor }, "runs-delete", deleted);
    return runs.length;
  });
}

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
    const isRun = and(eq(studyParticipants.id, runId), eq(studyParticipants.studyId, of.studyId));
    const runs = tx.select({ id: studyParticipants.id }).from(studyParticipants).where(isRun);
    if (!(await hasRows(runs.for("update")))) return false;
    if ((await tx.$count(studyExclusions, standingOf(runId))) > 0) return false;
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
