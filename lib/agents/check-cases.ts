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
