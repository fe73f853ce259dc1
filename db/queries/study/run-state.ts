import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { StudyVersion } from "@/lib/study/service/run";

/** A digest of everything an analysis rests on. `xmin` reveals any change. */
export async function readRunState(db: Database, { id, hash, catalogId }: StudyVersion, kind: RunRecord["kind"]) {
  const [row] = await readRows<{ state: string }>(
    db,
    sql`with run as (
        select id, xmin::text as written from study_participants where version_id = ${id} and kind = ${kind}
      ), trial as (
        select id, xmin::text as written, conversation_id from study_trials
        where participant_id in (select id from run)
      )
      select md5(concat_ws(' ',
        (select string_agg(id || '/' || written, ',' order by id) from run),
        (select string_agg(id || '/' || written, ',' order by id) from trial),
        (select string_agg(id || '/' || xmin::text, ',' order by id) from study_exclusions
          where participant_id in (select id from run)),
        (select string_agg(id || '/' || xmin::text, ',' order by id) from study_answers
          where participant_id in (select id from run)),
        (select string_agg(id || '/' || xmin::text, ',' order by id) from study_events
          where participant_id in (select id from run)),
        (select string_agg(id || '/' || xmin::text, ',' order by id) from events
          where conversation_id in (select conversation_id from trial))
      )) as state`,
  );
  return [hash, catalogId, kind, row?.state].join(" ");
}
