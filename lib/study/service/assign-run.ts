import { drawPlace } from "@/lib/study/assignment";
import { cellsOf, sequenceAt } from "@/lib/study/configuration/plan-cells";
import type { Sequence } from "@/lib/study/sequence";
import type { Run } from "./run";
import type { StudyStore } from "./study-store";

/**
 * Gives a run its place in the plan: drawn, stored and logged with the pool it was drawn from in the transaction that
 * holds the run. The version is locked, so that arrivals at the same moment draw one after the other.
 */
export async function assignRun(tx: StudyStore, run: Run, now: Date): Promise<Sequence> {
  const { participant, study, version } = run;
  if (participant.sequence) return participant.sequence;
  await tx.lockVersion(version.id);
  const { configuration } = version;
  const since = new Date(now.getTime() - configuration.assignment.activeMinutes * 60_000);
  const known = await tx.knownPlaces(version.id, participant.kind, since);
  const draw = drawPlace(configuration, known, participant.kind === "participant" ? study.pausedArms : []);
  if (draw.refills && draw.slot !== null) await tx.markRefilled(version.id, participant.kind, draw.slot);
  const number = known.length;
  await tx.givePlace(run, { ...draw, number }, now);
  const { cell } = draw;
  const sequence = sequenceAt(configuration, { cell, scenarioRow: draw.scenarioRow, number: draw.slot ?? number });
  const groupId = cellsOf(configuration).find(({ id }) => id === cell)?.group ?? null;
  await tx.updateRun(participant.id, { sequence, groupId });
  return sequence;
}
