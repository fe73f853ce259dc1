import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyVersions } from "@/db/schema/studies";
import { studyAssignments, studyPlaces } from "@/db/schema/study-assignments";
import { studyParticipants } from "@/db/schema/study-participants";
import { drawPlace, type KnownPlace } from "@/lib/study/assignment";
import { cellsOf, sequenceAt } from "@/lib/study/configuration/plan-cells";
import type { Sequence } from "@/lib/study/sequence";
import type { Run } from "./run-rows";

/**
 * Gives a run its place in the plan: drawn, stored and logged with the pool it was drawn from in the transaction that
 * holds the run. The version is locked, so that arrivals at the same moment draw one after the other.
 */
export async function assignRun(tx: Database, { participant, study, version }: Run, now: Date): Promise<Sequence> {
  if (participant.sequence) return participant.sequence;
  await tx.select({ id: studyVersions.id }).from(studyVersions).where(eq(studyVersions.id, version.id)).for("update");
  const { configuration } = version;
  const known = await knownPlaces(tx, { version, kind: participant.kind, now });
  const draw = drawPlace(configuration, known, participant.kind === "participant" ? study.pausedArms : []);
  if (draw.refills) await markRefilled(tx, version.id, participant.kind, draw.slot);
  const number = known.length;
  const [place] = await tx
    .insert(studyPlaces)
    .values({ ...draw, versionId: version.id, hash: version.hash, kind: participant.kind, number })
    .returning({ id: studyPlaces.id });
  if (!place) throw new Error("the new place was not returned");
  const { cell, pool } = draw;
  await tx
    .insert(studyAssignments)
    .values({ participantId: participant.id, hash: version.hash, placeId: place.id, pool, cell, at: now });
  const sequence = sequenceAt(configuration, { cell, scenarioRow: draw.scenarioRow, number: draw.slot ?? number });
  const groupId = cellsOf(configuration).find(({ id }) => id === cell)?.group ?? null;
  await tx.update(studyParticipants).set({ sequence, groupId }).where(eq(studyParticipants.id, participant.id));
  return sequence;
}

async function knownPlaces(
  tx: Database,
  { version, kind, now }: { version: Run["version"]; kind: Run["participant"]["kind"]; now: Date },
): Promise<KnownPlace[]> {
  const { activeMinutes } = version.configuration.assignment;
  const since = new Date(now.getTime() - activeMinutes * 60_000);
  return tx
    .select({
      slot: studyPlaces.slot,
      cell: studyPlaces.cell,
      scenarioRow: studyPlaces.scenarioRow,
      status: studyPlaces.status,
      refilled: studyPlaces.refilled,
      active: sql<boolean>`coalesce(${studyParticipants.lastSeenAt} >= ${since.toISOString()}::timestamptz, false)`,
    })
    .from(studyPlaces)
    .leftJoin(studyAssignments, eq(studyAssignments.placeId, studyPlaces.id))
    .leftJoin(studyParticipants, eq(studyParticipants.id, studyAssignments.participantId))
    .where(and(eq(studyPlaces.versionId, version.id), eq(studyPlaces.kind, kind)))
    .orderBy(asc(studyPlaces.number));
}

async function markRefilled(
  tx: Database,
  versionId: string,
  kind: Run["participant"]["kind"],
  slot: number | null,
): Promise<void> {
  if (slot === null) return;
  await tx
    .update(studyPlaces)
    .set({ refilled: true })
    .where(
      and(
        eq(studyPlaces.versionId, versionId),
        eq(studyPlaces.kind, kind),
        isNotNull(studyPlaces.slot),
        eq(studyPlaces.slot, slot),
        eq(studyPlaces.status, "freed"),
      ),
    );
}
