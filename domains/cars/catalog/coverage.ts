import { heldUnder, numericSlotNames } from "@/lib/constraints";
import type { SeedCar } from "./expand-tables";
import unrated from "./unrated-towing.json" with { type: "json" };

const saidOf: Readonly<Record<string, { of: string; counts: (car: SeedCar) => boolean }>> = {
  towing: { of: "SUVs and pickups", counts: ({ style }) => /SUV|Pickup/.test(style) },
  range: {
    of: "cars with a plug",
    counts: ({ fuelType, marketCategory }) => fuelType === "electric" || marketCategory.includes("Plug-In Hybrid"),
  },
  cargo: { of: "all but pickups and cargo vans", counts: ({ style }) => !/Pickup|Cargo/.test(style) },
  cargoSecondRow: {
    of: "six seats and more, no vans",
    counts: ({ style, seats }) => (seats ?? 0) > 5 && !/Pickup|Van$/.test(style),
  },
};

/** Of all rows, or of those a figure applies to. Includes where makers give no rating. */
export function coverageOf(rows: readonly SeedCar[]) {
  return numericSlotNames.flatMap((slot) => {
    const { of, counts } = heldUnder(saidOf, slot) ?? { of: "all", counts: () => true };
    const counted = rows.filter(counts);
    const known = counted.filter((each) => each[slot] !== null);
    const told = { slot, of, rows: counted.length, known: known.length };
    if (slot !== "towing") return told;
    const without = counted.filter((each) => each[slot] === null && isUnrated(each));
    return [told, { ...told, of: `${of}, or known to have no rating`, known: known.length + without.length }];
  });
}

/** First and last model years in which a maker advises against towing or gives no US rating. */
export const unratedYears: Readonly<Record<string, readonly number[]>> = unrated;

function isUnrated({ make, model, year }: SeedCar): boolean {
  const [first = Number.POSITIVE_INFINITY, last = 0] = heldUnder(unratedYears, `${make} ${model}`) ?? [];
  return year >= first && year <= last;
}
