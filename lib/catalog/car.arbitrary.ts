import fc from "fast-check";
import type { Predicate } from "@/lib/constraints/constraint";
import { isNumericSlot, type SlotName, slotNames } from "@/lib/constraints/slot-name";
import type { CatalogCar } from "./car";

/** Small worlds of values, so that random cars and random wishes meet, contradict and tie often. */
const words: Record<string, readonly string[]> = {
  make: ["Alpha", "Beta", "O'Neill"],
  model: ["3", "X5", "X5 M", "Ünal"],
  fuelType: ["regular unleaded", "diesel", "Unknown"],
  transmission: ["AUTOMATIC", "MANUAL"],
  drivenWheels: ["front wheel drive", "all wheel drive"],
  marketCategory: ["Hybrid", "Luxury", "Performance", "Plug-In Hybrid"],
  size: ["Compact", "Midsize"],
  style: ["Sedan", "Coupe", "Wagon"],
};
const numbers: Record<string, readonly number[]> = {
  year: [2015, 2016, 2017, 2018],
  horsepower: [100, 150, 200, 250],
  cylinders: [0, 4, 6],
  doors: [2, 4],
  highwayMpg: [25, 30, 35, 40],
  cityMpg: [20, 25, 30],
  msrp: [18_000, 20_000, 22_000, 24_000, 26_000],
};

const word = (slot: string) => fc.constantFrom(...(words[slot] ?? []));
const number = (slot: string) => fc.constantFrom(...(numbers[slot] ?? []));
const maybeNumber = (slot: string) => fc.option(number(slot), { freq: 6 });

/** Cars in catalog order, any of the optional numbers missing now and then. */
export function catalogArbitrary(maxLength = 30): fc.Arbitrary<CatalogCar[]> {
  const car = fc.record({
    make: word("make"),
    model: word("model"),
    year: number("year"),
    fuelType: word("fuelType"),
    horsepower: maybeNumber("horsepower"),
    cylinders: maybeNumber("cylinders"),
    transmission: word("transmission"),
    drivenWheels: word("drivenWheels"),
    doors: maybeNumber("doors"),
    marketCategory: fc.subarray([...(words.marketCategory ?? [])]),
    size: word("size"),
    style: word("style"),
    highwayMpg: maybeNumber("highwayMpg"),
    cityMpg: maybeNumber("cityMpg"),
    msrp: maybeNumber("msrp"),
    trim: fc.option(fc.constantFrom("S", "SE")),
    popularity: fc.option(fc.integer({ min: 1, max: 4 })),
  });
  return fc.array(car, { maxLength }).map((cars) => cars.map((each, position) => ({ ...each, position })));
}

/** A test of any slot with any operator that fits it; values may be absent from every car. */
export function predicateArbitrary(slots: readonly SlotName[] = slotNames): fc.Arbitrary<Predicate> {
  return fc.constantFrom(...slots).chain((slot): fc.Arbitrary<Predicate> => {
    const value: fc.Arbitrary<string | number> = isNumericSlot(slot)
      ? fc.oneof({ weight: 4, arbitrary: number(slot) }, { weight: 1, arbitrary: fc.integer({ min: 0, max: 30_000 }) })
      : fc.oneof({ weight: 6, arbitrary: word(slot) }, { weight: 1, arbitrary: fc.constant("no such thing") });
    const single = fc.constantFrom(
      ...(isNumericSlot(slot) ? ([">=", "<=", "==", "!="] as const) : (["==", "!="] as const)),
    );
    const many = fc.constantFrom("in" as const, "not in" as const);
    return fc.oneof(
      { weight: 3, arbitrary: fc.record({ slot: fc.constant(slot), op: single, value }) },
      {
        weight: 1,
        arbitrary: fc.record({
          slot: fc.constant(slot),
          op: many,
          value: fc.array(value, { minLength: 1, maxLength: 3 }),
        }),
      },
    );
  });
}
