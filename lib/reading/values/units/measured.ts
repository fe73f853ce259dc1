import type { NumericSlotName } from "@/lib/constraints/slot-name";
import { numericSlotNames } from "@/lib/constraints/slot-name";
import { slotWords } from "@/lib/constraints/slot-words";
import { numberSlots } from "@/lib/constraints/slots";
import { type MeasureUnit, measures } from "@/lib/reading/lexicon/quantity-words";
import { isInches } from "@/lib/reading/values/number-roles";
import type { SpokenNumber } from "@/lib/reading/values/numbers";
import { stretchOf } from "@/lib/reading/values/stretches";
import { isKnown, isSlotUnit, nearest } from "./sightings";
import { fits, type UnitContext, type UnitReading } from "./unit-context";

export const odometers = numericSlotNames.filter((slot) => slotWords[slot].counts === "odometer");

/** Words behind a unit that make it a rate: "15,000 miles a year". */
const rates: ReadonlySet<string> = new Set(["a", "per", "each", "every", "annually", "yearly", "/"]);

/** "A 16 foot garage": the slot in that unit that is named nearest, if a number of this size can be meant. */
export function measured(
  context: UnitContext,
  number: SpokenNumber,
  measure: MeasureUnit,
  { value, end, bounded }: { value: number; end: number; bounded: boolean },
): UnitReading | undefined {
  const { unit, times, ...only } = measures[measure];
  const named = context.sightings.filter(
    (each) => each.unit && isSlotUnit(each.unit) && numberSlots[each.unit].unit === unit,
  );
  // "Under 60k miles" is an odometer; miles without a bound may be anything.
  const isLimit = bounded && !rates.has(context.tokens[end]?.word ?? "");
  const countsAlone = (slot: NumericSlotName) => isLimit && odometers.includes(slot);
  const usual = numericSlotNames.find(
    (each) =>
      numberSlots[each].unit === unit && isKnown(each, context.vocabulary) && ("sole" in only || countsAlone(each)),
  );
  const rest = context.numbers.find((each) => each.start === end && isInches(context.tokens, each));
  const plus = rest?.value ?? 0;
  const stretch = { ...stretchOf(context, number), to: stretchOf(context, rest ?? number).to };
  const slot = nearest(named, number, stretch) ?? usual;
  if (!slot || !isSlotUnit(slot) || !fits(slot, value * times + plus)) return undefined;
  return { kind: "slot", slots: [slot], end: rest?.end ?? end, times, plus };
}
