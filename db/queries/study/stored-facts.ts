import { type SQL, sql } from "drizzle-orm";
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
  const ofRuns = sql`participant_id in (select id from run)`;
  const countIn = async (tables: SQL, from: SQL) => {
    const [row] = await readRows<{ count: number }>(db, sql`with ${tables} select count(*)::int as count from ${from}`);
    return row?.count ?? 0;
  };
  return {
    hash,
    runs: await readRows(db, sql`with ${runs} select id, status, group_id as "group" from run`),
    trials: await readRows(
      db,
      sql`with ${runs} select condition_id as condition, scenario_id as scenario, count(*)::int as count
        from study_trials where ${ofRuns} group by 1, 2`,
    ),
    countedTrials: await countIn(trialsOf(id, kind), sql`trial`),
    events: await readRows(
      db,
      sql`with ${runs}, named as (
          select name from study_events where ${ofRuns}
          union all
          select e.name from events e join study_trials t on t.conversation_id = e.conversation_id
          where t.${ofRuns}
        ) select name, count(*)::int as count from named group by 1`,
    ),
    answers: await countIn(runs, sql`study_answers where ${ofRuns}`),
  };
}

/** A digest of everything an analysis rests on. `xmin` reveals any change. */
export async function readRunState(db: Database, { id, hash, catalogId }: StudyVersion, kind: RunRecord["kind"]) {
  const written = (table: string, where: SQL) =>
    sql`(select string_agg(id || '/' || xmin::text, ',' order by id) from ${sql.identifier(table)} where ${where})`;
  const ofRuns = sql`participant_id in (select id from run)`;
  const tables = ["study_trials", "study_exclusions", "study_answers", "study_events"];
  const states = [
    written("study_participants", sql`id in (select id from run)`),
    ...tables.map((table) => written(table, ofRuns)),
    written("events", sql`conversation_id in (select conversation_id from study_trials where ${ofRuns})`),
  ];
  const [row] = await readRows<{ state: string }>(
    db,
    sql`with run as (select id from study_participants where version_id = ${id} and kind = ${kind})
      select md5(concat_ws(' ', ${sql.join(states, sql`, `)})) as state`,
  );
  return [hash, catalogId, kind, row?.state].join(" ");
}
