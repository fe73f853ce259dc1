import { saidOf } from "@/domains/cars/plausible-facts";
import { type NumericSlotName, numericSlotNames } from "@/lib/constraints/slot-name";
import { heldUnder } from "@/lib/constraints/word-table";
import type { SeedCar } from "./expand-tables";

export interface Coverage {
  slot: NumericSlotName;
  /** Of which rows: all, or those the figure is said of. */
  of: string;
  rows: number;
  known: number;
}

/** How many rows have a figure for each number. */
export function coverageOf(rows: readonly SeedCar[]): Coverage[] {
  return numericSlotNames.map((slot) => {
    const { of, counts } = heldUnder(saidOf, slot) ?? { of: "all", counts: () => true };
    const counted = rows.filter(counts);
    return { slot, of, rows: counted.length, known: counted.filter((each) => each[slot] !== null).length };
  });
}
