import { type SQL, sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { RecountedMean } from "@/lib/study/verify/check-analysis";

/** Recomputes means in SQL. Shares only the definitions with the code. */
export async function recountMeasures(db: Database, versionId: string, kind: RunRecord["kind"]) {
  return readRows<RecountedMean>(
    db,
    sql`with ${trialsOf(versionId, kind)}, ${decisions}, ${agreement}, ${persona}, ${values}
      select condition, measure, count(value)::int as trials, count(distinct participant)::int as participants,
        avg(value)::float as mean
      from value where value is not null group by 1, 2`,
  );
}

/** Runs that count by the configuration's rules, and their trials. */
export function trialsOf(versionId: string, kind: RunRecord["kind"]): SQL {
  return sql`run as (
      select p.id, p.status, p.started_at, p.ended_at, v.configuration as c
      from study_participants p join study_versions v on v.id = p.version_id
      where p.version_id = ${versionId} and p.kind = ${kind}
    ), kept as (
      select * from run where not exists (
        select 1 from study_exclusions x where x.participant_id = run.id and x.undone_at is null
      ) and not exists (
        select 1 from json_array_elements(run.c -> 'exclusions') r where case r ->> 'rule'
          when 'incomplete' then run.status <> 'complete'
          when 'faster-than' then
            extract(epoch from run.ended_at - run.started_at) / 60 - (
              select coalesce(sum(t.away_ms), 0) / 60000.0 from study_trials t where t.participant_id = run.id
            ) < (r ->> 'minutes')::float
          when 'no-infeasibility' then (r ->> 'trials')::int <= (
            select count(*) from study_trials t
            where t.participant_id = run.id and t.number > 0 and t.outcome ->> 'infeasibility' = 'no-infeasibility')
          when 'attention-failed' then (r ->> 'atLeast')::int <= (
            select count(*) from (
              select distinct on (e.data ->> 'check') e.data ->> 'passed' as passed from study_events e
              where e.participant_id = run.id and e.name = 'check-answer' and e.data ->> 'check' <> 'comprehension'
              order by e.data ->> 'check', e.id desc
            ) last where passed = 'false')
        end
      )
    ), trial as (
      select t.id, t.participant_id as participant, t.number, t.condition_id as condition, t.scenario_id as scenario,
        t.conversation_id, t.started_at, t.ended_at, t.away_ms, t.wishes, t.ranking, t.outcome, kept.c,
        (kept.c -> 'trials' ->> 'points')::float - 1 as span
      from study_trials t join kept on kept.id = t.participant_id where t.number > 0
    )`;
}

/** Each trial's first decision, its possible sets, and the wishes given up. */
export const decisions = sql`decision as (
    select distinct on (t.id) t.id as trial, e.data ->> 'method' as method, e.data -> 'result' as result
    from trial t join events e on e.conversation_id = t.conversation_id and e.name = 'relaxation-choose'
    order by t.id, e.id
  ), ranked as (
    select t.id as trial, w.wish, (w.place - 1)::int as place, json_array_length(t.ranking) as wishes
    from trial t cross join lateral json_array_elements_text(t.ranking) with ordinality w(wish, place)
  ), member as (
    select d.trial, s.number, (s.item ->> 'weight')::float as weight, (s.item ->> 'matches')::float as matches, m.wish,
      r.place, r.wishes
    from decision d
    cross join lateral json_array_elements(d.result -> 'correctionSets') with ordinality s(item, number)
    cross join lateral json_array_elements_text(s.item -> 'members') m(wish)
    left join ranked r on r.trial = d.trial and r.wish = m.wish
  ), candidate as (
    -- Whose most important wish matters least, then the next: the lesser number in binary.
    select trial, number, sum(2 ^ place) as worth, sum(place + 1) / (max(wishes) * (max(wishes) + 1) / 2.0) as cost
    from member group by 1, 2 having bool_and(place is not null)
  ), best as (
    select trial, min(worth) as worth, min(cost) as cost from candidate group by 1
  ), chosen as (
    select d.trial, g.item -> 'constraint' ->> 'id' as wish
    from decision d cross join lateral json_array_elements(d.result -> 'relaxed') g(item)
    where d.result ->> 'status' = 'relaxed'
  ), last as (
    select distinct on (t.id) t.id as trial, e.turn_number, e.data
    from trial t join events e on e.conversation_id = t.conversation_id and e.name = 'relaxation-choose'
    order by t.id, e.id desc
  ), ending as (
    -- A later turn that had nothing to decide: nothing had given way any more.
    select l.trial, l.data from last l join trial t on t.id = l.trial where not exists (
      select 1 from events e where e.conversation_id = t.conversation_id and e.name = 'lattice-read'
        and e.turn_number > l.turn_number)
  ), given_at_end as (
    select e.trial, a.item ->> 'id' as wish
    from ending e cross join lateral json_array_elements(
      case when json_typeof(e.data -> 'concession') = 'object' then e.data -> 'concession' -> 'adjustments' else '[]' end
    ) a(item)
  )`;

const agreement = sql`set_given as (
    select 'first' as at, c.trial, count(*) as size, count(r.wish) as known, sum(2 ^ r.place) as worth, min(r.place) as first,
      sum(r.place + 1) / (max(r.wishes) * (max(r.wishes) + 1) / 2.0) as cost
    from chosen c left join ranked r on r.trial = c.trial and r.wish = c.wish group by c.trial
    union all
    select 'end', g.trial, count(*), count(r.wish), sum(2 ^ r.place), min(r.place), null
    from given_at_end g left join ranked r on r.trial = g.trial and r.wish = g.wish group by g.trial
  ), judged as (
    select t.id as trial, best.worth, best.cost, f.size, f.known, f.worth as given, f.first, f.cost as given_cost,
      l.size as end_size, l.known as end_known, l.worth as end_given, l.first as end_first, ending.trial is not null as ended
    from trial t join best on best.trial = t.id
    left join set_given f on f.trial = t.id and f.at = 'first'
    left join set_given l on l.trial = t.id and l.at = 'end'
    left join ending on ending.trial = t.id
    where json_array_length(t.ranking) >= 2
  ), cost as (
    select m.trial, m.place, min(round((case when d.method = 'greedy' then m.matches else m.weight end)::numeric, 9)) as cost
    from member m join decision d on d.trial = m.trial
    where m.place is not null and d.method not in ('none', 'manual', 'random', 'http', 'model') group by 1, 2
  ), concordance as (
    select a.trial, sum(sign(b.cost - a.cost)) as difference, count(*) as pairs,
      count(*) filter (where a.cost <> b.cost) as told
    from cost a join cost b on b.trial = a.trial and b.place > a.place group by 1
  )`;

const persona = sql`stated as (
    select t.id as trial, w.item ->> 'id' as wish, (
      select (o.item ->> 'weight')::float from json_array_elements(t.c -> 'scenarios') s(item)
      cross join lateral json_array_elements(s.item -> 'wishes') with ordinality o(item, place)
      where s.item ->> 'id' = t.scenario and o.item -> 'predicate' ->> 'slot' = w.item ->> 'slot'
      order by (o.item -> 'predicate' ->> 'op' = w.item ->> 'op') desc, o.place limit 1
    ) as weight
    from trial t cross join lateral json_array_elements(t.wishes) w(item)
    where exists (select 1 from json_array_elements(t.c -> 'scenarios') s(item)
      where s.item ->> 'id' = t.scenario and s.item ->> 'kind' = 'persona')
  ), weighed as (
    select trial from stated group by 1 having bool_and(weight is not null)
  ), persona_cost as (
    select m.trial, m.number, sum(coalesce(s.weight, 0)) as cost
    from member m join weighed w on w.trial = m.trial left join stated s on s.trial = m.trial and s.wish = m.wish
    group by 1, 2
  ), persona_given as (
    select c.trial, sum(coalesce(s.weight, 0)) as cost
    from chosen c left join stated s on s.trial = c.trial and s.wish = c.wish group by 1
  ), persona_best as (
    select p.trial, (g.cost is not null and g.cost <= min(p.cost) + 1e-9)::int as value
    from persona_cost p left join persona_given g on g.trial = p.trial group by p.trial, g.cost
  )`;

const values = sql`value as (
    select t.condition, t.participant, v.measure, v.value from trial t
    left join judged j on j.trial = t.id left join concordance k on k.trial = t.id
    cross join lateral (values
      ('top1', case when j.trial is not null then (coalesce(j.size, 0) = 1 and coalesce(j.first, -1) = 0)::int end::float),
      ('best', case when j.trial is not null then (j.size is not null and j.size = j.known and j.given = j.worth)::int end),
      ('tau', case when j.trial is not null and k.told > 0 then k.difference / sqrt(k.pairs * k.told) end),
      ('endTop1', case when j.ended then (coalesce(j.end_size, 0) = 1 and coalesce(j.end_first, -1) = 0)::int end),
      ('endBest', case when j.ended then (j.end_size is not null and j.end_size = j.end_known and j.end_given = j.worth)::int end),
      ('regret', case when j.given_cost is not null then greatest(0, j.given_cost - j.cost) end),
      ('accepted', ((t.outcome ->> 'acceptance')::float - 1) / t.span),
      ('satisfaction', ((t.outcome ->> 'satisfaction')::float - 1) / t.span),
      ('confidence', ((t.outcome ->> 'confidence')::float - 1) / t.span),
      ('fit', ((t.outcome ->> 'fit')::float - 1) / t.span),
      ('carTaken', case when t.outcome ->> 'end' <> 'time-up' then (t.outcome ->> 'end' = 'car')::int end),
      ('minutes', extract(epoch from t.ended_at - t.started_at)::float / 60 - t.away_ms / 60000.0),
      ('turns', (select count(*) from events e where e.conversation_id = t.conversation_id and e.name = 'act-receive')),
      ('questions', (select count(*) from events e where e.conversation_id = t.conversation_id and e.name = 'question-ask'))
    ) v(measure, value)
    union all
    select t.condition, t.participant, 'fellBack', (d.result -> 'outside' ->> 'outcome' <> 'chosen')::int
    from trial t join decision d on d.trial = t.id where d.result -> 'outside' is not null
    union all
    select t.condition, t.participant, 'personaBest', p.value from trial t join persona_best p on p.trial = t.id
  )`;
