import { type Distribution, type DistributionQuery, matches, type Product } from "@/lib/catalog/catalog-reader";
import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { NumericSlotName, Predicate, SlotName } from "@/lib/constraints";
import { describeValue, grainOf, isNumericSlot, isSetSlot, numberSlots, unitOf } from "@/lib/constraints";
import { mostChoices, type SlotChoice, slotChoices, valueChoice } from "@/lib/dialogue/asking/slot-question";
import { cards } from "@/messages/cards";
import { choiceId } from "./choice-id";

/** Choices for one product in mind: known exact numbers, else closed bands. */
export function exactChoices(distribution: Distribution, total: number): SlotChoice[] {
  const { slot } = distribution;
  if (!isNumericSlot(slot)) return slotChoices(distribution, total);
  const choices = numberSlots[slot].knownExactly ? valueChoices(distribution, slot) : bandChoices(distribution, slot);
  return choices.filter(({ count }) => count > 0 && count < total);
}

export function passesChoice(product: Product, { predicate, and }: Pick<SlotChoice, "predicate" | "and">): boolean {
  return matches(product, predicate) && (and === undefined || matches(product, and));
}

function valueChoices({ values }: Distribution, slot: NumericSlotName): SlotChoice[] {
  const common = [...values].sort((a, b) => b.count - a.count || Number(b.value) - Number(a.value));
  return common
    .slice(0, mostChoices)
    .sort((a, b) => Number(a.value) - Number(b.value))
    .map((each) => valueChoice(slot, each));
}

function bandChoices({ values }: Distribution, slot: NumericSlotName): SlotChoice[] {
  const products = values.reduce((sum, { count }) => sum + count, 0);
  const step = grainOf(slot, "banded");
  const starts: number[] = [];
  let seen = 0;
  for (const { value, count } of values) {
    const isDue = seen >= ((starts.length + 1) * products) / mostChoices;
    seen += count;
    const start = Math.floor(Number(value) / step) * step;
    if (isDue && start > (starts.at(-1) ?? Number(values[0]?.value)) && starts.length < mostChoices - 1) {
      starts.push(start);
    }
  }
  return [...starts, null].map((end, index) => bandOf(slot, starts[index - 1] ?? null, end, { values, step }));
}

/** From `start` to below `end`. `null` leaves `end` open. */
function bandOf(
  slot: NumericSlotName,
  start: number | null,
  end: number | null,
  { values, step }: { values: Distribution["values"]; step: number },
): SlotChoice {
  const from: Predicate | null = start === null ? null : { slot, op: ">=", value: start };
  const upTo: Predicate | null = end === null ? null : { slot, op: "<=", value: end - 1 };
  const count = values
    .filter(({ value }) => Number(value) >= (start ?? -Infinity) && Number(value) < (end ?? Infinity))
    .reduce((sum, each) => sum + each.count, 0);
  const predicate = from ?? upTo ?? { slot, op: ">=", value: 0 };
  const and = (from && upTo) ?? undefined;
  return {
    id: and ? `${choiceId(predicate)}~${choiceId(and)}` : choiceId(predicate),
    label: bandLabel(slot, start, end, step),
    predicate,
    and,
    count,
  };
}

function bandLabel(slot: NumericSlotName, start: number | null, end: number | null, step: number): string {
  const said = (value: number) => describeValue(slot, value);
  const withUnit = (value: number) => `${said(value)} ${unitOf(slot)}`.trim();
  if (end === null) return cards.band.more({ value: withUnit(start ?? 0) });
  if (start === null) return cards.band.under({ value: withUnit(end) });
  return cards.band.span({ from: said(start), to: withUnit(step === 1 ? end - 1 : end) });
}

/** Every product has at most one value here, so the spread sums to all products. */
export const countedSlot: SlotName = "year";

/**
 * Counts several sets of tests in one call by summing a slot's spread. Reuse a slot drawn over the same products anyway.
 */
export async function countAll(catalog: CatalogSlice, queries: readonly DistributionQuery[]): Promise<number[]> {
  const summed = queries.map(({ where, slot }) => ({ where, slot: isSetSlot(slot) ? countedSlot : slot }));
  const spreads = await catalog.distributions(summed);
  return spreads.map(({ values, missing }) => values.reduce((sum, { count }) => sum + count, missing));
}
