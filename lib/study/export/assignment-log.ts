import type { KnownPlace, PoolEntry } from "@/lib/study/assignment";
import { dataset } from "@/messages/dataset";
import { describedColumns } from "./column";
import type { CsvCell, MissingCode } from "./csv";

/** A place of the plan with the draw that gave it. The draw goes with a person who withdraws. */
export interface PlaceRecord extends Omit<KnownPlace, "active"> {
  number: number;
  participant: string | null;
  at: string | null;
  pool: PoolEntry[] | null;
}

export const assignmentColumns = describedColumns(dataset.assignments, "text", {
  number: ["place", "scenario_row", "slot", "refilled"],
  time: ["at"],
});

export function assignmentRows(places: readonly PlaceRecord[]): Record<keyof typeof assignmentColumns, CsvCell>[] {
  const gone: MissingCode = "NA-refused";
  return places.map(({ number, scenarioRow, pool, participant, at, ...rest }) => ({
    ...{ ...rest, place: number, scenario_row: scenarioRow, participant: participant ?? gone, at: at ?? gone },
    pool: pool ? JSON.stringify(pool) : gone,
  }));
}
