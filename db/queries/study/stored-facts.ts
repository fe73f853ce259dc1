import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { StudyVersion } from "@/lib/study/service/run";
import type { StoredFacts } from "@/lib/study/verify/check-bundle";
import { trialsOf } from "./recount-measures";

export async function readStoredFacts(
  db: Database,
  { id, hash }: StudyVersion,
  kind: RunRecord["kind"],
): Promise<StoredFacts> {
  const runs = sql`run as (select * from study_participants where version_id = ${id} and kind = ${kind})`;
  const [counted] = await readRows<{ count: number }>(
    db,
    sql`with ${trialsOf(id, kind)} select count(*)::int as count from trial`,
  );
  const [answers] = await readRows<{ count: number }>(
    db,
    sql`with ${runs} select count(*)::int as count from study_answers where participant_id in (select id from run)`,
  );
  return {
    hash,
    runs: await readRows(db, sql`with ${runs} select id, status, group_id as "group" from run`),
    trials: await readRows(
      db,
      sql`with ${runs} select condition_id as condition, scenario_id as scenario, count(*)::int as count
        from study_trials where participant_id in (select id from run) group by 1, 2`,
    ),
    countedTrials: counted?.count ?? 0,
    events: await readRows(
      db,
      sql`with ${runs}, named as (
          select name from study_events where participant_id in (select id from run)
          union all
          select e.name from events e join study_trials t on t.conversation_id = e.conversation_id
          where t.participant_id in (select id from run)
        ) select name, count(*)::int as count from named group by 1`,
    ),
    answers: answers?.count ?? 0,
  };
}
