import { type SQL, sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { whereProducts } from "@/db/reader/predicate-sql";
import { products } from "@/db/schema/products";
import type { Constraint } from "@/lib/constraints";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { CountedArm, StudyFigures, TakenProduct } from "@/lib/study/service/study-figures";
import type { StudyVersion } from "@/lib/study/service/study-store";
import type { StoredFacts } from "@/lib/study/verify/check-analysis";
import { noteAudit } from "./pilots";
import { readPlaces } from "./place-rows";
import { readFlow, readRuns, readSearches, runIds } from "./read-runs";
import { decisions, recountMeasures, trialsOf } from "./recount-measures";
import { recountScores } from "./recount-scores";
import { inSnapshot, withDatabase } from "./with-database";

type Kind = RunRecord["kind"];

export function studyFigures(db: Database): StudyFigures {
  return {
    ...withDatabase(db, queries),
    snapshot: (read) => inSnapshot(db, (tx) => read(studyFigures(tx))),
  };
}

const queries = {
  ...{ readRuns, runIds, readFlow, readPlaces, readSearches, storedFacts, takenProducts, productMeets },
  ...{ recountMeasures, recountScores, stepsReached, countArms, readErrors, noteAudit },
};

/** With the ranked wishes and the least any product required giving up. */
function takenProducts(db: Database, versionId: string, kind: Kind): Promise<TakenProduct[]> {
  return readRows<TakenProduct>(
    db,
    sql`with ${trialsOf(versionId, kind)}, ${decisions}
      select t.condition, t.participant, (t.outcome -> 'car' ->> 'position')::int as position, t.wishes, t.ranking,
        case when d.trial is null then 0 else b.cost end::float as least
      from trial t left join decision d on d.trial = t.id left join best b on b.trial = t.id
      where t.outcome ->> 'end' = 'car' and json_array_length(t.ranking) >= 2`,
  );
}

async function productMeets(db: Database, catalogId: string, position: number, wish: Constraint): Promise<boolean> {
  const matching = sql`${whereProducts(catalogId, [wish])} and ${products.position} = ${position}`;
  return (await db.$count(products, matching)) > 0;
}

export async function storedFacts(db: Database, { id, hash }: StudyVersion, kind: Kind): Promise<StoredFacts> {
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
        from study_trials where number > 0 and ${ofRuns} group by 1, 2`,
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

export async function countArms(db: Database, versionId: string, kind: Kind): Promise<CountedArm[]> {
  const rows = await readRows<Omit<CountedArm, "lastSeenAt"> & { lastSeenAt: string | Date | null }>(
    db,
    sql`select t.condition_id as condition, count(*)::int as started,
        (count(*) filter (where t.ranking is not null))::int as ranked,
        (count(*) filter (where t.revealed_at is not null))::int as revealed,
        count(t.ended_at)::int as ended,
        (count(*) filter (where t.ended_at is null and p.status = 'active'))::int as active,
        (count(*) filter (where t.ended_at is null and p.status <> 'active'))::int as left,
        (select count(*) from turns u join study_trials f on f.conversation_id = u.conversation_id
          join study_participants q on q.id = f.participant_id
          where q.version_id = ${versionId} and q.kind = ${kind} and f.condition_id = t.condition_id
          and u.status = 'failed')::int as errors,
        percentile_cont(0.5) within group (order by
          extract(epoch from t.ended_at - t.started_at)::float / 60 - t.away_ms / 60000.0::float) as "medianMinutes",
        max(coalesce(t.ended_at, p.last_seen_at)) as "lastSeenAt"
      from study_trials t join study_participants p on p.id = t.participant_id
      where p.version_id = ${versionId} and p.kind = ${kind} and t.number > 0 group by t.condition_id`,
  );
  const isoTime = (at: string | Date | null) => at && new Date(at).toISOString();
  return rows.map(({ lastSeenAt, ...row }) => ({ ...row, lastSeenAt: isoTime(lastSeenAt) }));
}

export function stepsReached(db: Database, versionId: string, kind: Kind) {
  return readRows<{ step: string; group: string; count: number }>(
    db,
    sql`select e.data ->> 'step' as step, coalesce(p.group_id, 'unassigned') as "group", count(distinct p.id)::int as count
      from study_participants p join study_events e on e.participant_id = p.id and e.name = 'step-enter'
      where p.version_id = ${versionId} and p.kind = ${kind} group by 1, 2
      union all
      select 'complete', coalesce(group_id, 'unassigned'), count(*)::int from study_participants
      where version_id = ${versionId} and kind = ${kind} and status = 'complete' group by 2`,
  );
}

export async function readErrors(db: Database, versionId: string, kind: Kind, limit: number) {
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
      order by 1 desc limit ${limit}`,
  );
  return rows.map(({ at, what }) => ({ at: new Date(at).toISOString(), what }));
}
