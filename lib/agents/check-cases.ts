import { noVocabulary, type Vocabulary } from "@/lib/catalog/vocabulary";
import type { Operator } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Level } from "@/lib/constraints/weight";
import cases from "./check-cases.json";

/** Any of the operators counts. Values and a level must match if given. */
export interface ExpectedReading {
  slot: SlotName;
  ops: readonly Operator[];
  values: readonly (string | number)[];
  levels?: readonly Level[];
}

export interface CheckCase {
  title: string;
  words: string;
  question?: { slot: SlotName; text: string };
  expected: readonly ExpectedReading[];
  noPreference?: SlotName;
}

/** Cases that test wishes, exclusions, bounds and small talk. */
export const checkCases = cases as readonly CheckCase[];

const counted = (...values: readonly string[]) => values.map((value) => ({ value, count: 100 }));

export const checkVocabulary: Vocabulary = {
  ...noVocabulary,
  make: counted("Ford", "Honda", "Toyota"),
  model: [
    { make: "Ford", value: "Escape", count: 50 },
    { make: "Honda", value: "Civic", count: 50 },
    { make: "Toyota", value: "Corolla", count: 50 },
  ],
  fuelType: counted("regular unleaded", "diesel", "electric"),
  transmission: counted("AUTOMATIC", "MANUAL"),
  drivenWheels: counted("front wheel drive", "rear wheel drive", "all wheel drive"),
  marketCategory: counted("Hybrid", "Luxury", "Performance"),
  size: counted("Compact", "Midsize", "Large"),
  style: counted("Sedan", "Wagon", "4dr SUV", "Passenger Minivan"),
  ranges: { year: { min: 2015, max: 2026 }, msrp: { min: 15_000, max: 150_000 }, highwayMpg: { min: 15, max: 60 } },
};
