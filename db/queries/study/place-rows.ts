import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { first, sole } from "@/db/queries/rows";
import { studyAssignments, studyParticipants, studyPlaces, studyVersions } from "@/db/schema/studies";
import type { Draw, KnownPlace } from "@/lib/study/assignment";
import type { PlaceRecord } from "@/lib/study/export/bundle";
import type { Participant, Run, StudyVersion } from "@/lib/study/service/study-store";

type Kind = Participant["kind"];

export function lockVersion(tx: Database, versionId: string): Promise<StudyVersion | null> {
  return first(tx.select().from(studyVersions).where(eq(studyVersions.id, versionId)).for("update"));
}

export async function freezeVersion(tx: Database, versionId: string, now: Date): Promise<void> {
  const isOpen = and(eq(studyVersions.id, versionId), isNull(studyVersions.frozenAt));
  await tx.update(studyVersions).set({ frozenAt: now }).where(isOpen);
}

export function countFilling(db: Database, studyId: string, since: Date): Promise<number> {
  const { kind, status, lastSeenAt, studyId: ofStudy } = studyParticipants;
  const filling = sql`(${status} = 'complete' or (${status} = 'active' and ${lastSeenAt} >= ${since.toISOString()}::timestamptz))`;
  return db.$count(studyParticipants, and(eq(ofStudy, studyId), eq(kind, "participant"), filling));
}

export function knownPlaces(tx: Database, versionId: string, kind: Kind, activeSince: Date): Promise<KnownPlace[]> {
  const { slot, cell, scenarioRow, status, refilled } = studyPlaces;
  const active = sql<boolean>`coalesce(${studyParticipants.lastSeenAt} >= ${activeSince.toISOString()}::timestamptz, false)`;
  return tx
    .select({ slot, cell, scenarioRow, status, refilled, active })
    .from(studyPlaces)
    .leftJoin(studyAssignments, eq(studyAssignments.placeId, studyPlaces.id))
    .leftJoin(studyParticipants, eq(studyParticipants.id, studyAssignments.participantId))
    .where(placesOf(versionId, kind))
    .orderBy(asc(studyPlaces.number));
}

/** Every place given, in order, with the draw of those still there. */
export async function readPlaces(db: Database, versionId: string, kind: Kind): Promise<PlaceRecord[]> {
  const { number, slot, cell, scenarioRow, status, refilled } = studyPlaces;
  const { participantId: participant, at, pool } = studyAssignments;
  const places = await db
    .select({ number, slot, cell, scenarioRow, status, refilled, participant, at, pool })
    .from(studyPlaces)
    .leftJoin(studyAssignments, eq(studyAssignments.placeId, studyPlaces.id))
    .where(placesOf(versionId, kind))
    .orderBy(asc(number));
  return places.map((place) => ({ ...place, at: place.at?.toISOString() ?? null }));
}

function placesOf(versionId: string, kind: Kind) {
  return and(eq(studyPlaces.versionId, versionId), eq(studyPlaces.kind, kind));
}

export async function markRefilled(tx: Database, versionId: string, kind: Kind, slot: number): Promise<void> {
  await tx
    .update(studyPlaces)
    .set({ refilled: true })
    .where(and(placesOf(versionId, kind), eq(studyPlaces.slot, slot), eq(studyPlaces.status, "freed")));
}

export async function givePlace(
  tx: Database,
  { participant, version }: Run,
  draw: Draw & { number: number },
  now: Date,
): Promise<void> {
  const { hash } = version;
  const given = tx.insert(studyPlaces).values({ ...draw, versionId: version.id, hash, kind: participant.kind });
  const place = sole(await given.returning({ id: studyPlaces.id }));
  const assignment = { participantId: participant.id, hash, placeId: place.id, at: now };
  await tx.insert(studyAssignments).values({ ...assignment, pool: draw.pool, cell: draw.cell });
}

export async function settlePlace(tx: Database, participantId: string, status: "complete" | "freed"): Promise<void> {
  const given = await first(
    tx.select().from(studyAssignments).where(eq(studyAssignments.participantId, participantId)),
  );
  if (given) await tx.update(studyPlaces).set({ status }).where(eq(studyPlaces.id, given.placeId));
}
