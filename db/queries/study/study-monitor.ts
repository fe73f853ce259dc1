import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { type ConsortFlow, consortFlow } from "@/lib/study/export/consort";
import { stepsOf } from "@/lib/study/protocol";
import { type MonitoredArm, readArms } from "./monitored-arms";
import { readFlow, readRuns } from "./read-runs";
import type { StoredStudy } from "./studies";

/** How a study stands, without a figure that tells one arm's outcome from another's. */
export interface StudyMonitor {
  /** ISO time. */
  readAt: string;
  flow: ConsortFlow;
  /** How many runs came as far as each step, by group; those who withdrew are known by `flow` alone. */
  funnel: FunnelStep[];
  arms: MonitoredArm[];
  runs: MonitoredRun[];
  errors: { at: string; what: string }[];
}

export interface FunnelStep {
  step: string;
  /** Runs that reached the step, by group or `unassigned`. */
  reached: Record<string, number>;
}

export interface MonitoredRun {
  id: string;
  kind: RunRecord["kind"];
  status: string;
  group: string | null;
  step: string;
  lastSeenAt: string;
  excluded: string | null;
}

/** Runs and errors that are listed, the latest first. */
const listedRuns = 200;
const listedErrors = 30;

/** The runs of one kind under one version, counted where they lie. */
export async function readMonitor(
  db: Database,
  { study, version }: StoredStudy,
  kind: RunRecord["kind"],
): Promise<StudyMonitor> {
  const { configuration } = version;
  const runs = await readRuns(db, { versionId: version.id, kinds: [kind], reading: "flow" });
  const known = await readFlow(db, { studyId: study.id, hash: version.hash, kind });
  return {
    readAt: new Date().toISOString(),
    flow: consortFlow(configuration, runs, known, kind),
    funnel: await readFunnel(db, version, kind),
    arms: await readArms(db, { version, kind, paused: study.pausedArms }),
    runs: runs
      .toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1))
      .slice(0, listedRuns)
      .map(({ id, kind, status, group, step, lastSeenAt, excluded }) => ({
        ...{ id, kind, status, group, step, lastSeenAt, excluded },
      })),
    errors: await readErrors(db, version.id, kind),
  };
}

async function readFunnel(
  db: Database,
  { id, configuration }: StoredStudy["version"],
  kind: RunRecord["kind"],
): Promise<FunnelStep[]> {
  const rows = await readRows<{ step: string; group: string; count: number }>(
    db,
    sql`select e.data ->> 'step' as step, coalesce(p.group_id, 'unassigned') as "group", count(distinct p.id)::int as count
      from study_participants p join study_events e on e.participant_id = p.id and e.name = 'step-enter'
      where p.version_id = ${id} and p.kind = ${kind} group by 1, 2
      union all
      select 'complete', coalesce(group_id, 'unassigned'), count(*)::int from study_participants
      where version_id = ${id} and kind = ${kind} and status = 'complete' group by 2`,
  );
  return [...stepsOf(configuration).map(({ key }) => key), "complete"].map((step) => ({
    step,
    reached: Object.fromEntries(rows.filter((row) => row.step === step).map(({ group, count }) => [group, count])),
  }));
}

/** What was refused, and turns that failed, the latest first. */
async function readErrors(db: Database, versionId: string, kind: RunRecord["kind"]): Promise<StudyMonitor["errors"]> {
  const rows = await readRows<{ at: string | Date; what: string }>(
    db,
    sql`select e.at, 'refused at ' || (e.data ->> 'step') || ': ' || (e.data ->> 'reason') as what
      from study_events e join study_participants p on p.id = e.participant_id
      where p.version_id = ${versionId} and p.kind = ${kind} and e.name = 'run-refuse'
      union all
      select u.received_at, 'a turn of ' || t.condition_id || ' failed: ' || coalesce(u.error_code, 'unknown')
      from turns u join study_trials t on t.conversation_id = u.conversation_id
      join study_participants p on p.id = t.participant_id
      where p.version_id = ${versionId} and p.kind = ${kind} and u.status = 'failed'
      order by 1 desc limit ${listedErrors}`,
  );
  return rows.map(({ at, what }) => ({ at: new Date(at).toISOString(), what }));
}
