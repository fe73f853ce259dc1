import { and, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyParticipants, studyPlaces, studyTombstones } from "@/db/schema/studies";
import { studyPilots } from "@/db/schema/study-oversight";
import type { Participant, StoredStudy } from "@/lib/study/service/study-store";
import { noteAudit } from "./oversight";
import { deleteRun } from "./run-rows";

type RunsCounted = { versionId: string; kind: Participant["kind"]; status?: Participant["status"] };

export function countRuns(db: Database, { versionId, kind, status }: RunsCounted): Promise<number> {
  const { versionId: ofVersion, kind: ofKind, status: ofStatus } = studyParticipants;
  return db.$count(
    studyParticipants,
    and(eq(ofVersion, versionId), eq(ofKind, kind), status ? eq(ofStatus, status) : undefined),
  );
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
