import { sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";

export interface ScenarioShare {
  scenario: string;
  /** From 0 to 1. */
  share: number;
}

export function neverEmpty(db: Database, versionId: string): Promise<ScenarioShare[]> {
  return readRows<ScenarioShare>(
    db,
    sql`select t.scenario_id as scenario,
        avg((t.outcome ->> 'infeasibility' = 'no-infeasibility')::int)::float as share
      from study_trials t join study_participants p on p.id = t.participant_id
      where p.version_id = ${versionId} and p.kind = 'simulated' and t.outcome is not null
      group by 1 order by 1`,
  );
}
