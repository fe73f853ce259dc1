import { z } from "zod";
import { matches, type Product } from "@/lib/catalog/catalog-reader";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import type { Constraint, Predicate, SlotName } from "@/lib/constraints";
import { slotNameSchema } from "@/lib/constraints/schemas";
import { benchmark } from "@/lib/constraints/sold/benchmark";
import { type DialogueOutcome, samePredicate, sameSet } from "./dialogue-outcome";
import type { Item, ItemQuestion } from "./item";

/** The first cause that applies. */
export const missCauses = [
  /** Not or only partly extracted. */
  "target-missing",
  /** Extracted with another value or operator. */
  "target-misread",
  /** Another constraint was wrong, missing or extra. */
  "other-misread",
  /** Constraints were right, but the target tied. */
  "tie",
  /** Constraints were right, but the choice was not. */
  "wrong-choice",
] as const;
export type MissCause = (typeof missCauses)[number];

export const measureSchema = z.object({
  id: z.string(),
  slotsAsked: z.array(slotNameSchema),
  slotsParsed: z.array(slotNameSchema),
  /** A tie counts as relaxed. */
  outcome: z.enum(["satNoRelaxation", "satAfterRelaxation", "unsat"]),
  recommended: z.boolean(),
  /** Exactly the target; a tie is a miss. */
  relaxMatch: z.boolean(),
  /** 1 for a match, 1/n for a tie of n with one target. */
  expectedMatch: z.number(),
  relaxMatchWithCar: z.boolean(),
  /** Credits a replacement to the original. Older results lack this and the next two. */
  columnMatch: z.boolean().optional(),
  /** Share met by the recommended product; 0 without a product. */
  wishesKept: z.number().optional(),
  weightKept: z.number().optional(),
  /** Weight lost beyond the minimum: 0 for the best product, everything without one. */
  regret: z.number().optional(),
  /** Relaxation, make, model, year and price match. */
  carMatch: z.boolean(),
  exactConstraints: z.boolean(),
  tie: z.boolean(),
  firstDropMatch: z.boolean(),
  /** `null` for a match. */
  miss: z.enum(missCauses).nullable(),
  silentDrop: z.boolean(),
});
export type DialogueMeasure = z.infer<typeof measureSchema>;

export function measure(
  item: Pick<Item, "id" | "recommendedCar">,
  { constraints: gold, target: targetIds }: ItemQuestion,
  slotsAsked: readonly SlotName[],
  outcome: DialogueOutcome,
): DialogueMeasure {
  const target = gold.filter(({ id }) => targetIds.includes(id));
  const tie = outcome.status === "undecided";
  const relaxMatch = !tie && sameSet(outcome.relaxed, target);
  const tieHolds = tie && outcome.tied.some((set) => sameSet(set, target));
  const exactConstraints = sameSet(outcome.constraints, gold);
  const miss = relaxMatch ? null : missCause(gold, target, outcome);
  return {
    id: item.id,
    slotsAsked: [...slotsAsked],
    slotsParsed: slotsAsked.filter((slot) => outcome.constraints.some((each) => each.slot === slot)),
    outcome: classOf(outcome),
    recommended: outcome.product !== null,
    relaxMatch,
    expectedMatch: relaxMatch ? 1 : tieHolds ? 1 / outcome.tied.length : 0,
    relaxMatchWithCar: relaxMatch && outcome.product !== null,
    columnMatch: !tie && sameSet(outcome.relaxedFrom ?? outcome.relaxed, target),
    ...kept(gold, target, outcome.product),
    carMatch: relaxMatch && outcome.product !== null && isSameProduct(item.recommendedCar, outcome.product),
    exactConstraints,
    tie,
    firstDropMatch: sameSet(outcome.firstDrop, target),
    miss,
    silentDrop: miss === "target-missing" && outcome.status === "satisfied",
  };
}

function kept(gold: readonly Constraint[], target: readonly Constraint[], product: Product | null) {
  const weightOf = (wishes: readonly Constraint[]) => wishes.reduce((sum, { weight }) => sum + weight, 0);
  const lost = product ? gold.filter((wish) => !matches(product, wish)) : gold;
  const regret = (weightOf(lost) - weightOf(target)) / (weightOf(gold) || 1);
  return {
    wishesKept: gold.length > 0 ? 1 - lost.length / gold.length : 0,
    weightKept: 1 - weightOf(lost) / (weightOf(gold) || 1),
    // No product of the frame loses less than the target weighs, except by rounding.
    regret: Math.max(0, Number(regret.toFixed(9))),
  };
}

function classOf({ status }: DialogueOutcome): DialogueMeasure["outcome"] {
  if (status === "satisfied") return "satNoRelaxation";
  return status === "relaxed" || status === "undecided" ? "satAfterRelaxation" : "unsat";
}

function missCause(gold: readonly Predicate[], target: readonly Predicate[], outcome: DialogueOutcome): MissCause {
  const found = outcome.constraints;
  if (target.some(({ slot }) => !found.some((each) => each.slot === slot))) return "target-missing";
  if (target.some((wanted) => !found.some((each) => samePredicate(each, wanted)))) return "target-misread";
  if (!sameSet(found, gold)) return "other-misread";
  return outcome.status === "undecided" ? "tie" : "wrong-choice";
}

function isSameProduct(recommended: Item["recommendedCar"], product: Product): boolean {
  const named = benchmark.key.filter((slot) => csvColumns[slot] in recommended);
  return named.length > 0 && named.every((slot) => String(recommended[csvColumns[slot]]) === String(product[slot]));
}
