import { sql } from "drizzle-orm";
import { mean } from "simple-statistics";
import { type Database, readRows } from "@/db/connection/database";
import { whereCars } from "@/db/reader/predicate-sql";
import { cars } from "@/db/schema/cars";
import type { Constraint } from "@/lib/constraints/constraint";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { RecountedMean } from "@/lib/study/verify/check-analysis";
import { decisions, trialsOf } from "./recount-measures";
import type { StudyVersion } from "./studies";

interface TakenCar {
  condition: string;
  participant: string;
  position: number;
  wishes: Constraint[];
  ranking: string[];
  /** Importance that has to be given up at least; 0 where the search never ran empty, `null` where no set was found. */
  least: number | null;
}

/** Decision quality by arm, each wish put to the car taken by the database instead of the process. */
export async function recountQuality(
  db: Database,
  { id, catalogId }: StudyVersion,
  kind: RunRecord["kind"],
): Promise<RecountedMean[]> {
  const taken = await readRows<TakenCar>(
    db,
    sql`with ${trialsOf(id, kind)}, ${decisions}
      select t.condition, t.participant, (t.outcome -> 'car' ->> 'position')::int as position, t.wishes, t.ranking,
        case when d.trial is null then 0 else b.cost end::float as least
      from trial t left join decision d on d.trial = t.id left join best b on b.trial = t.id
      where t.outcome ->> 'end' = 'car' and json_array_length(t.ranking) >= 2`,
  );
  const met = new Map<string, boolean>();
  const meets = async (position: number, wish: Constraint) => {
    const key = `${position} ${wish.slot} ${wish.op} ${JSON.stringify(wish.value)}`;
    const known = met.get(key);
    if (known !== undefined) return known;
    const rows = await readRows(
      db,
      sql`select 1 from ${cars} where ${whereCars(catalogId, [wish])} and ${cars.position} = ${position}`,
    );
    met.set(key, rows.length > 0);
    return rows.length > 0;
  };
  const values: { condition: string; participant: string; value: number }[] = [];
  for (const { condition, participant, position, wishes, ranking, least } of taken) {
    if (least === null || least >= 1) continue;
    let held = 0;
    for (const wish of wishes) if (await meets(position, wish)) held += ranking.indexOf(wish.id) + 1;
    const all = (ranking.length * (ranking.length + 1)) / 2;
    values.push({ condition, participant, value: Math.min(1, held / all / (1 - least)) });
  }
  return [...new Set(values.map(({ condition }) => condition))].map((condition) => {
    const own = values.filter((each) => each.condition === condition);
    return {
      ...{ condition, measure: "quality", trials: own.length, mean: mean(own.map(({ value }) => value)) },
      participants: new Set(own.map(({ participant }) => participant)).size,
    };
  });
}
