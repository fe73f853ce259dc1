import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { whereCars } from "@/db/reader/predicate-sql";
import { cars } from "@/db/schema/cars";
import type { Constraint } from "@/lib/constraints/constraint";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { TakenCar } from "@/lib/study/service/study-figures";
import { decisions, trialsOf } from "./recount-measures";

/** Cars that were taken, with the wishes and their order, and what at least had to be given up for any car. */
export function takenCars(db: Database, versionId: string, kind: RunRecord["kind"]): Promise<TakenCar[]> {
  return readRows<TakenCar>(
    db,
    sql`with ${trialsOf(versionId, kind)}, ${decisions}
      select t.condition, t.participant, (t.outcome -> 'car' ->> 'position')::int as position, t.wishes, t.ranking,
        case when d.trial is null then 0 else b.cost end::float as least
      from trial t left join decision d on d.trial = t.id left join best b on b.trial = t.id
      where t.outcome ->> 'end' = 'car' and json_array_length(t.ranking) >= 2`,
  );
}

/** Whether a car of a catalog passes a wish, by the database's own test. */
export async function carMeets(db: Database, catalogId: string, position: number, wish: Constraint): Promise<boolean> {
  const rows = await readRows(
    db,
    sql`select 1 from ${cars} where ${whereCars(catalogId, [wish])} and ${cars.position} = ${position}`,
  );
  return rows.length > 0;
}
