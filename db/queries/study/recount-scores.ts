import { type SQL, sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { RecountedMean } from "@/lib/study/verify/check-analysis";
import { trialsOf } from "./recount-measures";

/** Scores of questionnaires by the published rules: about one arm, and about all arms of a group. */
export async function recountScores(db: Database, versionId: string, kind: RunRecord["kind"]) {
  const means = (select: SQL) =>
    readRows<RecountedMean>(db, sql`with ${trialsOf(versionId, kind)}, ${scores(versionId)} ${select}`);
  return {
    byArm: await means(sql`
      select t.condition, s.measure, count(*)::int as trials, count(distinct t.participant)::int as participants,
        avg(s.value)::float as mean
      from score s join trial t on t.participant = s.participant_id
        and t.number = coalesce(s.trial, (t.c -> 'trials' ->> 'perParticipant')::int)
      where s.value is not null and s.of_one_arm group by 1, 2`),
    byGroup: await means(sql`
      select p.group_id as condition, s.measure, count(*)::int as trials, count(*)::int as participants,
        avg(s.value)::float as mean
      from score s join study_participants p on p.id = s.participant_id
      where s.value is not null and not s.of_one_arm group by 1, 2`),
  };
}

/** Every item's last answer, and each run's or trial's scores. */
function scores(versionId: string): SQL {
  return sql`instrument as (
      select i.item ->> 'id' as id, i.item ->> 'kind' as kind, i.item, i.item ->> 'when' = 'after-trial' or (
          select bool_and((select count(distinct a.arm) from json_array_elements_text(g.item -> 'conditions') a(arm)) = 1)
          from json_array_elements(v.configuration -> 'design' -> 'groups') g(item)
        ) as of_one_arm
      from study_versions v cross join lateral json_array_elements(v.configuration -> 'instruments') i(item)
      where v.id = ${versionId}
    ), last_answer as (
      select distinct on (a.participant_id, a.step, a.item) a.participant_id, a.trial, i.id as instrument, i.kind, a.item,
        a.value #>> '{}' as value
      from study_answers a join kept on kept.id = a.participant_id join instrument i on i.id = a.instrument
      order by a.participant_id, a.step, a.item, a.attempt desc
    ), ${workload}, ${usability}, ${scales}, named as (
      select participant_id, trial, instrument, instrument as measure, raw as value from workload
      union all
      select w.participant_id, w.trial, w.instrument, w.instrument || '.weighted', w.weighted
      from workload w join instrument i on i.id = w.instrument where (i.item ->> 'weighted')::boolean
      union all
      select participant_id, trial, instrument, instrument, value from usability
      union all
      select participant_id, trial, instrument, instrument || '.sus', 0.65 * value + 22.9 from usability
      where kind = 'umux-lite'
      union all
      select participant_id, trial, instrument, measure, value from scale
    ), score as (
      select n.*, i.of_one_arm from named n join instrument i on i.id = n.instrument
    )`;
}

/** NASA-TLX: the mean of six ratings, or the sum of rating times comparisons won, over fifteen. */
const workload = sql`comparison as (
    select participant_id, trial, instrument, value as winner, count(*) as won,
      sum(count(*)) over (partition by participant_id, trial, instrument) as made
    from last_answer where kind = 'nasa-tlx' and item like '%-or-%' group by 1, 2, 3, 4
  ), workload as (
    select r.participant_id, r.trial, r.instrument, avg(r.value::float) as raw,
      case when max(c.made) = 15 then sum(r.value::float * coalesce(c.won, 0)) / 15 end as weighted
    from last_answer r left join comparison c on c.participant_id = r.participant_id and c.instrument = r.instrument
      and c.trial is not distinct from r.trial and c.winner = r.item
    where r.kind = 'nasa-tlx'
      and r.item in ('mental', 'physical', 'temporal', 'performance', 'effort', 'frustration')
    group by 1, 2, 3 having count(*) = 6
  )`;

/** SUS: odd items score points less 1, even ones 5 less points, times 2.5. UMUX-LITE: points less 1, of twelve. */
const usability = sql`usability as (
    select participant_id, trial, instrument, kind, 2.5 * sum(
        case when substr(item, 5)::int % 2 = 1 then value::float - 1 else 5 - value::float end) as value
    from last_answer where kind = 'sus' and item like 'sus-%' group by 1, 2, 3, 4 having count(*) = 10
    union all
    select participant_id, trial, instrument, kind, sum(value::float - 1) * 100 / 12
    from last_answer where kind = 'umux-lite' and item in ('umux-useful', 'umux-easy')
    group by 1, 2, 3, 4 having count(*) = 2
  )`;

/** Means of answered items, reversed ones flipped, in order of appearance. */
const scales = sql`statement as (
    select i.id as instrument, s.item ->> 'id' as id, s.item ->> 'subscale' as subscale,
      (s.item ->> 'reversed')::boolean as reversed, (i.item ->> 'points')::float as points, s.place
    from instrument i cross join lateral json_array_elements(i.item -> 'items') with ordinality s(item, place)
    where i.kind = 'likert'
  ), subscale as (
    select instrument, subscale,
      instrument || case when min(place) = 1 then '' else '.' || subscale end as measure
    from statement group by 1, 2
  ), scale as (
    select a.participant_id, a.trial, a.instrument, b.measure,
      avg(case when s.reversed then s.points + 1 - a.value::float else a.value::float end) as value
    from last_answer a join statement s on s.instrument = a.instrument and s.id = a.item
    join subscale b on b.instrument = s.instrument and b.subscale = s.subscale
    where a.value is not null group by 1, 2, 3, 4
  )`;
