import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studies, studyVersions } from "@/db/schema/studies";
import { studyPilots } from "@/db/schema/study-oversight";
import { studyParticipants } from "@/db/schema/study-participants";
import type { StoredStudy } from "@/lib/study/service/run";
import { countRuns } from "./tries";

export type Pilot = typeof studyPilots.$inferSelect;

/** Milliseconds until another server takes over from one that fell silent. */
export const pilotLease = 30_000;

const untilAfter = (now: Date) => new Date(now.getTime() + pilotLease);

/** `null` while one of the version is under way. Goes on after the last number, so nobody is simulated twice. */
export async function orderPilot(
  db: Database,
  { versionId, actor, participants }: Pick<Pilot, "versionId" | "actor" | "participants">,
  now: Date,
): Promise<Pilot | null> {
  return db.transaction(async (tx) => {
    await tx.select({ id: studyVersions.id }).from(studyVersions).where(eq(studyVersions.id, versionId)).for("update");
    const last = await lastPilot(tx, versionId);
    if (last && !last.endedAt) return null;
    const first = Math.max(
      last ? last.first + last.participants : 0,
      await countRuns(tx, { versionId, kind: "simulated" }),
    );
    const row = { versionId, actor, participants, first, ends: {}, startedAt: now, heldUntil: untilAfter(now) };
    const [pilot] = await tx.insert(studyPilots).values(row).returning();
    return pilot ?? null;
  });
}

export async function lastPilot(db: Database, versionId: string): Promise<Pilot | null> {
  const newest = db.select().from(studyPilots).where(eq(studyPilots.versionId, versionId));
  const [pilot] = await newest.orderBy(desc(studyPilots.first), desc(studyPilots.startedAt)).limit(1);
  return pilot ?? null;
}

/** Takes over a pilot whose server fell silent. */
export async function takePilot(db: Database, now: Date): Promise<Pilot | null> {
  const open = and(isNull(studyPilots.endedAt), lt(studyPilots.heldUntil, now));
  const [silent] = await db.select({ id: studyPilots.id }).from(studyPilots).where(open).limit(1);
  if (!silent) return null;
  const change = db.update(studyPilots).set({ heldUntil: untilAfter(now) });
  const [pilot] = await change.where(and(open, eq(studyPilots.id, silent.id))).returning();
  return pilot ?? null;
}

/** False once it was stopped. */
export async function notePilot(db: Database, { id, through, ends }: Pilot, now: Date): Promise<boolean> {
  const change = db.update(studyPilots).set({ through, ends, heldUntil: untilAfter(now) });
  const noted = await change
    .where(and(eq(studyPilots.id, id), isNull(studyPilots.endedAt)))
    .returning({ id: studyPilots.id });
  return noted.length > 0;
}

/** False if it had ended before. */
export async function endPilot(db: Database, id: string, now: Date): Promise<boolean> {
  const change = db.update(studyPilots).set({ endedAt: now });
  const ended = await change
    .where(and(eq(studyPilots.id, id), isNull(studyPilots.endedAt)))
    .returning({ id: studyPilots.id });
  return ended.length > 0;
}

export async function studyOfVersion(db: Database, versionId: string): Promise<StoredStudy | null> {
  const [found] = await db
    .select({ study: studies, version: studyVersions })
    .from(studyVersions)
    .innerJoin(studies, eq(studies.id, studyVersions.studyId))
    .where(eq(studyVersions.id, versionId));
  return found ?? null;
}

/** A seed names one simulated participant of a version. */
export async function findSimulated(db: Database, versionId: string, seed: number) {
  const { id, guestId, status } = studyParticipants;
  const [run] = await db
    .select({ id, guestId, status })
    .from(studyParticipants)
    .where(
      and(
        eq(studyParticipants.versionId, versionId),
        eq(studyParticipants.kind, "simulated"),
        eq(studyParticipants.seed, seed),
      ),
    );
  return run ?? null;
}
