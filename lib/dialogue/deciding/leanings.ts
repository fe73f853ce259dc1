import { z } from "zod";
import { type Constraint, isBound, type SlotName } from "@/lib/constraints";
import { predicateSchema } from "@/lib/constraints/constraint";
import { superlativeSaid } from "@/lib/reading/lexicon/direction-words";
import type { Doubt } from "@/lib/reading/reading";

/** The direction of an unsettled loose word: "cheap" leans to low prices. Sorts products, never removes one. */
export const leaningSchema = z.object({
  quote: z.string(),
  /** A bound counts by distance in its direction. */
  tests: z.array(predicateSchema.extend({ weight: z.number() })).min(1),
  /** "The cheapest": a pure order, with nothing to ask. */
  superlative: z.boolean(),
  /** More than the bound taken for it is still better. */
  assumed: z.boolean().optional(),
});
export type Leaning = z.infer<typeof leaningSchema>;

/** Doubts whose readings all point one way. */
const oneWay: readonly string[] = ["vague", "no-column", "assumed"];

export function isOrder({ kind, quote, options }: Doubt): boolean {
  const [edit] = options[0]?.edits ?? [];
  return kind === "vague" && edit?.kind === "add" && isBound(edit.constraint.op) && superlativeSaid.test(quote);
}

/** A leaning ends when its slot gets a wish or "no preference". */
export function leaningsAfter(
  standing: readonly Leaning[],
  doubts: readonly Doubt[],
  settled: ReadonlySet<SlotName>,
  before: ReadonlySet<SlotName> = new Set(),
) {
  const told = doubts.filter(({ kind }) => oneWay.includes(kind)).flatMap(leaningOf);
  const retold = new Set(told.flatMap(({ tests }) => tests.map(({ slot }) => slot)));
  const isOrdered = told.some(({ superlative }) => superlative);
  const kept = standing.filter(
    ({ tests, superlative }) => !(superlative && isOrdered) && !tests.some(({ slot }) => retold.has(slot)),
  );
  return [...kept, ...told].flatMap((each) => {
    const isOpen = (slot: SlotName) => !settled.has(slot) || (each.superlative && before.has(slot)) || each.assumed;
    const tests = each.tests.filter(({ slot }) => isOpen(slot));
    return tests.length > 0 ? [{ ...each, tests }] : [];
  });
}

/** Splits the weight between slots. */
function leaningOf(doubt: Doubt): Leaning[] {
  const bySlot = new Map<SlotName, Constraint[]>();
  for (const { edits } of doubt.options) {
    for (const edit of edits) {
      if (edit.kind !== "add") continue;
      const { constraint } = edit;
      bySlot.set(constraint.slot, [...(bySlot.get(constraint.slot) ?? []), constraint]);
    }
  }
  const tests = [...bySlot.values()].flatMap((own) => testOf(own, bySlot.size));
  if (tests.length === 0) return [];
  return [{ quote: doubt.quote, tests, superlative: isOrder(doubt), assumed: doubt.kind === "assumed" || undefined }];
}

/** The likeliest reading counts fully, others half. */
function testOf(own: readonly Constraint[], slots: number): Leaning["tests"] {
  const [first] = own;
  if (!first) return [];
  const weight = first.weight / slots;
  if (isBound(first.op) || first.op === "any") return [{ slot: first.slot, op: first.op, value: first.value, weight }];
  const [likeliest, any] = [[first], own].map((each) => [
    ...new Set(each.flatMap(({ value }) => [value].flat().map(String))),
  ]);
  return [likeliest, any].map((value = []) => ({ slot: first.slot, op: "in", value, weight: weight / 2 }));
}
