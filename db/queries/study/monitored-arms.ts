import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { StudyVersion } from "./studies";

/** How the trials of one arm go: how far they come and where they are left, and nothing of what came out of them. */
export interface MonitoredArm {
  condition: string;
  /** Takes no new participants. */
  paused: boolean;
  started: number;
  ranked: number;
  /** Cars were seen. */
  revealed: number;
  ended: number;
  /** Trials under way in runs that are active. */
  active: number;
  /** Left in the middle of a trial of this arm, the withdrawn not among them: what tells of attrition an arm causes. */
  left: number;
  /** Turns that failed. */
  errors: number;
  medianMinutes: number | null;
  /** When a run was last seen in a trial of this arm; ISO time. */
  lastSeenAt: string | null;
}

type Counted = Omit<MonitoredArm, "paused" | "lastSeenAt"> & { lastSeenAt: string | Date | null };

/** Every arm of the configuration, in its order. */
export async function readArms(
  db: Database,
  { version, kind, paused }: { version: StudyVersion; kind: RunRecord["kind"]; paused: readonly string[] },
): Promise<MonitoredArm[]> {
  const rows = await readRows<Counted>(
    db,
    sql`select t.condition_id as condition, count(*)::int as started,
        (count(*) filter (where t.ranking is not null))::int as ranked,
        (count(*) filter (where t.revealed_at is not null))::int as revealed,
        count(t.ended_at)::int as ended,
        (count(*) filter (where t.ended_at is null and p.status = 'active'))::int as active,
        (count(*) filter (where t.ended_at is null and p.status <> 'active'))::int as left,
        (select count(*) from turns u join study_trials f on f.conversation_id = u.conversation_id
          join study_participants q on q.id = f.participant_id
          where q.version_id = ${version.id} and q.kind = ${kind} and f.condition_id = t.condition_id
          and u.status = 'failed')::int as errors,
        percentile_cont(0.5) within group (order by extract(epoch from t.ended_at - t.started_at)::float / 60) as "medianMinutes",
        max(coalesce(t.ended_at, p.last_seen_at)) as "lastSeenAt"
      from study_trials t join study_participants p on p.id = t.participant_id
      where p.version_id = ${version.id} and p.kind = ${kind} group by t.condition_id`,
  );
  const none = { started: 0, ranked: 0, revealed: 0, ended: 0, active: 0, left: 0, errors: 0 };
  return version.configuration.conditions.map(({ id }) => {
    const found = rows.find(({ condition }) => condition === id);
    return {
      ...{ condition: id, ...none, medianMinutes: null },
      ...found,
      paused: paused.includes(id),
      lastSeenAt: found?.lastSeenAt ? new Date(found.lastSeenAt).toISOString() : null,
    };
  });
}
