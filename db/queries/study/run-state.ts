import { type SQL, sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { StudyVersion } from "@/lib/study/service/study-store";

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
