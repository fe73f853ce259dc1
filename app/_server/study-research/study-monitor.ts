import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { readFlow, readRuns } from "@/db/queries/study/read-runs";
import { studyEvents, studyTrials } from "@/db/schema/study-data";
import { studyParticipants } from "@/db/schema/study-participants";
import { turns } from "@/db/schema/turns";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { type ConsortFlow, consortFlow } from "@/lib/study/export/consort";
import type { OpenedStudy } from "./stored-study";

/** How a study stands, without a figure that tells one arm's outcome from another's. */
export interface StudyMonitor {
  flow: ConsortFlow;
  arms: { condition: string; started: number; ended: number; lostHere: number; medianMinutes: number | null }[];
  runs: MonitoredRun[];
  errors: { at: string; what: string }[];
}

export interface MonitoredRun {
  id: string;
  kind: RunRecord["kind"];
  status: string;
  step: string;
  lastSeenAt: string;
  excluded: string | null;
}

/** Runs that are listed, the latest first. */
const listed = 200;

export async function studyMonitor(opened: OpenedStudy): Promise<StudyMonitor> {
  const { db, study, version } = opened;
  const { configuration } = version;
  const all = await readRuns(db, { versionId: version.id, kinds: ["participant", "simulated", "preview"] });
  const participants = all.filter(({ kind }) => kind === "participant");
  const shown = participants.length > 0 ? participants : all;
  return {
    flow: consortFlow(configuration, all, await readFlow(db, study.id)),
    arms: configuration.conditions.map(({ id }) => armOf(id, shown)),
    runs: all
      .toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1))
      .slice(0, listed)
      .map(({ id, kind, status, step, lastSeenAt, excluded }) => ({ id, kind, status, step, lastSeenAt, excluded })),
    errors: await errorsOf(opened),
  };
}

function armOf(condition: string, runs: readonly RunRecord[]): StudyMonitor["arms"][number] {
  const trials = runs.flatMap((run) =>
    run.trials.filter((trial) => trial.condition === condition).map((trial) => ({ run, trial })),
  );
  const ended = trials.filter(({ trial }) => trial.endedAt !== null);
  const minutes = ended
    .map(({ trial }) => (Date.parse(trial.endedAt ?? "") - Date.parse(trial.startedAt)) / 60_000)
    .sort((a, b) => a - b);
  return {
    condition,
    started: trials.length,
    ended: ended.length,
    // Left in the middle of a trial of this arm: what tells of attrition that an arm causes.
    lostHere: trials.filter(({ run, trial }) => trial.endedAt === null && run.status !== "active").length,
    medianMinutes: minutes[Math.floor(minutes.length / 2)] ?? null,
  };
}

/** What was refused, and turns that failed, the latest first. */
async function errorsOf({ db, version }: OpenedStudy): Promise<StudyMonitor["errors"]> {
  const ids = db
    .select({ id: studyParticipants.id })
    .from(studyParticipants)
    .where(eq(studyParticipants.versionId, version.id));
  const refused = await db
    .select({ at: studyEvents.at, data: studyEvents.data })
    .from(studyEvents)
    .where(and(eq(studyEvents.name, "run-refuse"), inArray(studyEvents.participantId, ids)))
    .orderBy(desc(studyEvents.id))
    .limit(20);
  const failed = await db
    .select({ at: turns.receivedAt, code: sql<string>`coalesce(${turns.errorCode}, 'failed')` })
    .from(turns)
    .innerJoin(studyTrials, eq(studyTrials.conversationId, turns.conversationId))
    .where(and(eq(turns.status, "failed"), inArray(studyTrials.participantId, ids)))
    .orderBy(desc(turns.receivedAt))
    .limit(20);
  return [
    ...refused.map(({ at, data }) => ({
      at: at.toISOString(),
      what: `refused: ${(data as { reason?: string }).reason ?? ""}`,
    })),
    ...failed.map(({ at, code }) => ({ at: at.toISOString(), what: `a turn failed: ${code}` })),
  ].sort((a, b) => (a.at < b.at ? 1 : -1));
}
