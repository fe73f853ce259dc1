import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { isPlausible, type NumericSlotName, type Operator, type SlotName } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import type { RoleGuess } from "@/lib/reading/learned/number-roles";
import type { Unit } from "@/lib/reading/lexicon/quantity-words";
import type { Token } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "@/lib/reading/values/numbers";
import { positionOf } from "@/lib/reading/values/stretches";
import type { VetoId } from "@/lib/reading/vetoes";
import { isMeasure, type Sighting } from "./sightings";

export interface StandingNumber {
  slot: NumericSlotName;
  op: Operator;
  value: number;
  /** It gave way and is the likeliest topic. */
  gave?: boolean;
}

export type UnitReading =
  | {
      kind: "slot";
      slots: NumericSlotName[];
      end: number;
      placeUnknown?: boolean;
      times?: number;
      /** The inches of "6 feet 6". */
      plus?: number;
      /** The rule that overrode the model. */
      veto?: VetoId;
    }
  | { kind: "age"; end: number };

export interface UnitContext {
  tokens: readonly Token[];
  sightings: readonly Sighting[];
  numbers: readonly SpokenNumber[];
  vocabulary: Vocabulary;
  asked?: SlotName;
  /** Bare numbers can revise these. */
  standing?: readonly StandingNumber[];
  /** What the message names, where a bare number can revise a wish. */
  about?: readonly { slots: readonly SlotName[]; start: number; end: number }[];
  /** In the order of `numbers`. */
  roles?: readonly RoleGuess[];
}

export function guessFor({ roles, numbers }: UnitContext, number: SpokenNumber): RoleGuess | undefined {
  return roles?.[positionOf(numbers, number.start)];
}

export function isYear(value: number, number: SpokenNumber): boolean {
  return Number.isInteger(value) && value >= 1900 && value <= 2100 && !number.comma;
}

export function fits(unit: Unit, value: number): boolean {
  if (unit === "other" || unit === "age" || isMeasure(unit)) return false;
  const slot = unit === "mileage" ? "highwayMpg" : unit;
  return slotWords[slot].fits?.(value) ?? isPlausible(slot, value);
}
