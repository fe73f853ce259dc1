import { type NumericSlotName, numberSlots, numericSlotNames } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { travelling } from "@/lib/reading/lexicon/number-words";
import { type MeasureUnit, measures, rates } from "@/lib/reading/lexicon/quantity-words";
import type { Bound } from "@/lib/reading/values/bounds";
import { isInches } from "@/lib/reading/values/number-roles";
import type { SpokenNumber } from "@/lib/reading/values/numbers";
import { stretchOf } from "@/lib/reading/values/stretches";
import { isKnown, isSlotUnit, nearest } from "./sightings";
import { fits, guessFor, type UnitContext, type UnitReading } from "./unit-context";

export const odometers = numericSlotNames.filter((slot) => slotWords[slot].counts === "odometer");

/** In tokens. */
const shortAnswer = 8;

/** "I drive 80 miles a day": miles of a life, not of a car. */
function isTravel(context: UnitContext, number: SpokenNumber, end: number): boolean {
  const { tokens } = context;
  const { from, to } = stretchOf(context, number);
  return rates.has(tokens[end]?.word ?? "") || tokens.slice(from, to).some(({ word }) => travelling.has(word));
}

/** Picks the nearest named slot of plausible size. */
export function slotMeasured(
  context: UnitContext,
  number: SpokenNumber,
  measure: MeasureUnit,
  { value, end, bound }: { value: number; end: number; bound: Pick<Bound, "op"> | undefined },
): UnitReading | undefined {
  const { unit, times, ...only } = measures[measure];
  const rest = context.numbers.find((each) => each.start === end && isInches(context.tokens, each));
  const plus = rest?.value ?? 0;
  const canBe = (slot: NumericSlotName) => numberSlots[slot].unit === unit && fits(slot, value * times + plus);
  const named = context.sightings.filter((each) => each.unit && isSlotUnit(each.unit) && canBe(each.unit));
  // An unnamed limit ("under 200 inches") goes to the usual slot.
  const isLimit =
    bound && !rates.has(context.tokens[end]?.word ?? "") && guessFor(context, number)?.role !== "distance";
  const isUsual = (slot: NumericSlotName) =>
    bound?.op ? numberSlots[slot].direction === (bound.op.startsWith("<") ? "less" : "more") : odometers.includes(slot);
  const usual = numericSlotNames.find(
    (each) => canBe(each) && isKnown(each, context.vocabulary) && ("sole" in only || (isLimit && isUsual(each))),
  );
  const { from } = stretchOf(context, number);
  // "8 inches?" revises the one wish in inches.
  const [wished, ...others] = (context.standing ?? []).map((each) => each.slot).filter(canBe);
  const standing = others.length === 0 && context.tokens.length <= shortAnswer ? wished : undefined;
  // "The boat is 21 feet and 4,600 lb": the subject may be farther away.
  const whole = { from: 0, to: context.tokens.length };
  const slot =
    nearest(named, number, { ...stretchOf(context, rest ?? number), from }) ??
    standing ??
    usual ??
    (unit === "mi" && isTravel(context, number, end) ? undefined : nearest(named, number, whole));
  if (!slot || !isSlotUnit(slot)) return undefined;
  return { kind: "slot", slots: [slot], end: rest?.end ?? end, times, plus };
}
