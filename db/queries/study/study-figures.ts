import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { whereCars } from "@/db/reader/predicate-sql";
import { cars } from "@/db/schema/cars";
import type { Constraint } from "@/lib/constraints/constraint";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { StudyFigures, TakenCar } from "@/lib/study/service/study-figures";
import { inSnapshot } from "./in-snapshot";
import { countArms, readErrors, stepsReached } from "./monitor-rows";
import { noteAudit } from "./oversight";
import { readFlow, readRuns, runIds } from "./read-runs";
import { readSearches } from "./recorded-turns";
import { decisions, recountMeasures, recountScoresByArm, recountScoresByGroup, trialsOf } from "./recount-measures";
import { readStoredFacts } from "./stored-facts";
import { withDatabase } from "./with-database";

export function studyFigures(db: Database): StudyFigures {
  return {
    ...withDatabase(db, queries),
    snapshot: (read) => inSnapshot(db, (tx) => read(studyFigures(tx))),
  };
}

const queries = {
  ...{ readRuns, runIds, readFlow, readSearches, storedFacts: readStoredFacts, takenCars, carMeets },
  ...{ recountMeasures, recountScoresByArm, recountScoresByGroup, stepsReached, countArms, readErrors, noteAudit },
};

/** With the ranked wishes and the least any car required giving up. */
function takenCars(db: Database, versionId: string, kind: RunRecord["kind"]): Promise<TakenCar[]> {
  return readRows<TakenCar>(
    db,
    sql`with ${trialsOf(versionId, kind)}, ${decisions}
      select t.condition, t.participant, (t.outcome -> 'car' ->> 'position')::int as position, t.wishes, t.ranking,
        case when d.trial is null then 0 else b.cost end::float as least
      from trial t left join decision d on d.trial = t.id left join best b on b.trial = t.id
      where t.outcome ->> 'end' = 'car' and json_array_length(t.ranking) >= 2`,
  );
}

async function carMeets(db: Database, catalogId: string, position: number, wish: Constraint): Promise<boolean> {
  const rows = await readRows(
    db,
    sql`select 1 from ${cars} where ${whereCars(catalogId, [wish])} and ${cars.position} = ${position}`,
  );
  return rows.length > 0;
}
