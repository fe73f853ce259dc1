import type { KnownPlace, PoolEntry } from "@/lib/study/assignment";
import { numberColumn, textColumn, timeColumn } from "./column";
import type { CsvCell, MissingCode } from "./csv";

/** A place of the plan with the draw that gave it. The draw goes with a person who withdraws. */
export interface PlaceRecord extends Omit<KnownPlace, "active"> {
  number: number;
  participant: string | null;
  at: string | null;
  pool: PoolEntry[] | null;
}

export const assignmentColumns = {
  place: numberColumn("Number of the place, in the order they were given"),
  participant: textColumn("Random id of the run; refused where the person withdrew"),
  at: timeColumn("When it was given; refused where the person withdrew"),
  cell: textColumn("Group, and row of the square of its arms"),
  scenario_row: numberColumn("Row of the square of scenarios"),
  slot: numberColumn("Place in the permuted blocks; not asked for least-filled"),
  status: textColumn("taken, complete, or freed by a run that ended early"),
  refilled: numberColumn("1: freed and given out again"),
  pool: textColumn("Every cell of the draw with its fill at that moment, as JSON"),
} as const;

export function assignmentRows(places: readonly PlaceRecord[]): Record<keyof typeof assignmentColumns, CsvCell>[] {
  const gone: MissingCode = "NA-refused";
  return places.map(({ number, scenarioRow, pool, participant, at, ...rest }) => ({
    ...{ ...rest, place: number, scenario_row: scenarioRow, participant: participant ?? gone, at: at ?? gone },
    pool: pool ? JSON.stringify(pool) : gone,
  }));
}
