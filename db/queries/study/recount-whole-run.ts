import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/database";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { RecountedMean } from "@/lib/study/verify/check-analysis";
import { trialsOf } from "./recount-measures";

/** The System Usability Scale at the end, by group, scored by the database. */
export function recountUsability(db: Database, versionId: string, kind: RunRecord["kind"]): Promise<RecountedMean[]> {
  return readRows<RecountedMean>(
    db,
    sql`with ${trialsOf(versionId, kind)}, last_answer as (
        select distinct on (a.participant_id, a.item) a.participant_id, a.instrument,
          substr(a.item, 5)::int as number, (a.value #>> '{}')::float as point
        from study_answers a join kept on kept.id = a.participant_id
        where a.trial is null and a.item like 'sus-%' and exists (
          select 1 from json_array_elements(kept.c -> 'instruments') i(item)
          where i.item ->> 'id' = a.instrument and i.item ->> 'kind' = 'sus')
        order by a.participant_id, a.item, a.attempt desc
      ), score as (
        select participant_id, instrument,
          2.5 * sum(case when number % 2 = 1 then point - 1 else 5 - point end) as score
        from last_answer group by 1, 2 having count(*) = 10
      )
      select p.group_id as condition, s.instrument as measure, count(*)::int as trials, count(*)::int as participants,
        avg(s.score)::float as mean
      from score s join study_participants p on p.id = s.participant_id group by 1, 2`,
  );
}
