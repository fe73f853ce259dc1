import { z } from "zod";
import { carSchema } from "@/lib/catalog/car";
import { constraintSchema, slotValueSchema } from "@/lib/constraints/constraint";
import { operatorSchema } from "@/lib/constraints/operator-schema";
import { relaxationMethods } from "@/lib/relaxation/methods/method-lists";

export { type MethodName as RelaxationMethod, relaxationMethods } from "@/lib/relaxation/methods/method-lists";
export const relaxationMethodSchema = z.enum(relaxationMethods);

export const relaxationStatusSchema = z.enum([
  "satisfied",
  "relaxed",
  /** The weights leave more than one choice; `tied` lists them. */
  "undecided",
  /** The method's rule ends without a car. */
  "exhausted",
  /** Frame and locked constraints contradict each other. */
  "locked-conflict",
  /** The question makes no sense; `reason` says why. */
  "invalid",
]);
export type RelaxationStatus = z.infer<typeof relaxationStatusSchema>;

export const relaxedConstraintSchema = z.object({
  constraint: constraintSchema,
  action: z.enum(["dropped", "loosened", "replaced"]),
  to: z.object({ op: operatorSchema, value: slotValueSchema }).optional(),
});
export type RelaxedConstraint = z.infer<typeof relaxedConstraintSchema>;

/** Ids of constraints whose removal leaves `matches` cars, while no subset leaves any. */
export const correctionSetSchema = z.object({
  members: z.array(z.string()),
  weight: z.number(),
  matches: z.number().int(),
});
export type CorrectionSetRecord = z.infer<typeof correctionSetSchema>;

/** A correction set whose members move no further than one named car demands. */
export const looseningSchema = z.object({
  changes: z.array(relaxedConstraintSchema),
  /** Cars that pass every wish after the changes. */
  matches: z.number().int(),
  car: carSchema,
});
export type Loosening = z.infer<typeof looseningSchema>;

/** One thing a method looked at, in order, and the result. */
export const traceStepSchema = z.object({
  considered: z.array(z.string()),
  matches: z.number().int(),
  effect: z.string(),
});

/** A comparison's answer, in ids: the first wishes together matter less than the second ones. */
export const orderingSchema = z.object({
  lighter: z.array(z.string()).min(1),
  heavier: z.array(z.string()).min(1),
});

export const relaxationResultSchema = z.object({
  status: relaxationStatusSchema,
  reason: z.string().optional(),
  /** Empty unless `relaxed`; for `undecided`, the marked deterministic pick. */
  relaxed: z.array(relaxedConstraintSchema),
  /** Sets of ids the weights do not decide between. */
  tied: z.array(z.array(z.string())),
  car: carSchema.nullable(),
  /** Cars over the slice without the relaxed constraints. */
  matches: z.number().int(),
  /** The same relaxation with bounds moved instead of dropped, where possible (Pareto-minimal). */
  loosened: z.array(looseningSchema),
  conflictSets: z.array(z.array(z.string())),
  correctionSets: z.array(correctionSetSchema),
  alternatives: z.array(correctionSetSchema),
  trace: z.array(traceStepSchema),
  /** Whether conflict sets, the orders of ties, or the cars behind joint bounds were cut off. */
  truncated: z.boolean(),
  /** Formal method only: proposals it took, and how its loop ended. */
  repair: z
    .object({ rounds: z.number().int(), end: z.enum(["satisfied", "solved", "limits", "refused", "rounds"]) })
    .optional(),
});
export type RelaxationResult = z.infer<typeof relaxationResultSchema>;
