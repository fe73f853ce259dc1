/** A cell of the plan that could have been drawn, with how full it was at that moment. */
export interface PoolEntry {
  cell: string;
  complete: number;
  /** Runs that gave a sign of life within the configuration's `activeMinutes`. */
  active: number;
  /** Places given out so far, whatever became of them. */
  assigned: number;
  eligible: boolean;
}
