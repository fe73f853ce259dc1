import { type NumericSlotName, numericSlotNames } from "@/lib/constraints/slot-name";
import type { SeedCar } from "./expand-tables";

export interface Coverage {
  slot: NumericSlotName;
  /** Of which cars: all, or those the slot speaks of. */
  of: string;
  cars: number;
  known: number;
}

const isTower = ({ style }: SeedCar) => /SUV|Pickup/.test(style);
const isPlugged = ({ fuelType, marketCategory }: SeedCar) =>
  fuelType === "electric" || marketCategory.includes("Plug-In Hybrid");
const hasTrunk = ({ style }: SeedCar) => !/Pickup|Cargo/.test(style);

const among: Partial<Record<NumericSlotName, readonly [of: string, counts: (car: SeedCar) => boolean]>> = {
  towing: ["SUVs and pickups", isTower],
  range: ["cars with a plug", isPlugged],
  cargo: ["all but pickups and cargo vans", hasTrunk],
  cargoSecondRow: [
    "cars of six seats and more, no vans",
    ({ seats, style }) => (seats ?? 0) > 5 && !/Pickup|Van$/.test(style),
  ],
};

/** How many cars have a figure for each number. */
export function coverageOf(cars: readonly SeedCar[]): Coverage[] {
  return numericSlotNames.map((slot) => {
    const [of, counts] = among[slot] ?? ["all", () => true];
    const counted = cars.filter(counts);
    return { slot, of, cars: counted.length, known: counted.filter((car) => car[slot] !== null).length };
  });
}
