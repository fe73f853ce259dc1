import { z } from "zod";
import { productSchema } from "@/lib/catalog/product-schema";
import { constraintSchema, slotValueSchema } from "@/lib/constraints/constraint";
import { operatorSchema } from "@/lib/constraints/schemas";
import { relaxationMethods } from "@/lib/relaxation/methods/method-lists";

export { type MethodName as RelaxationMethod, relaxationMethods } from "@/lib/relaxation/methods/method-lists";
export const relaxationMethodSchema = z.enum(relaxationMethods);

export const relaxationStatusSchema = z.enum([
  "satisfied",
  "relaxed",
  /** `tied` lists the choices. */
  "undecided",
  "exhausted",
  "locked-conflict",
  "invalid",
]);
export type RelaxationStatus = z.infer<typeof relaxationStatusSchema>;

export const relaxedConstraintSchema = z.object({
  constraint: constraintSchema,
  action: z.enum(["dropped", "loosened", "replaced"]),
  to: z.object({ op: operatorSchema, value: slotValueSchema }).optional(),
});
export type RelaxedConstraint = z.infer<typeof relaxedConstraintSchema>;

/** Ids of constraints whose removal leaves `matches` products, while no subset leaves any. */
export const correctionSetSchema = z.object({
  members: z.array(z.string()),
  weight: z.number(),
  matches: z.number().int(),
});
export type CorrectionSetRecord = z.infer<typeof correctionSetSchema>;

/** Moves no further than one named product demands. */
export const looseningSchema = z.object({
  changes: z.array(relaxedConstraintSchema),
  matches: z.number().int(),
  car: productSchema,
});
export type Loosening = z.infer<typeof looseningSchema>;

export const traceStepSchema = z.object({
  considered: z.array(z.string()),
  matches: z.number().int(),
  effect: z.string(),
});

/** Together, the first wishes matter less than the second. */
export const orderingSchema = z.object({
  lighter: z.array(z.string()).min(1),
  heavier: z.array(z.string()).min(1),
});

export const relaxationResultSchema = z.object({
  status: relaxationStatusSchema,
  reason: z.string().optional(),
  /** Empty unless `relaxed`. For `undecided`, the default pick. */
  relaxed: z.array(relaxedConstraintSchema),
  tied: z.array(z.array(z.string())),
  /** Sets that a lot decided between. */
  lot: z.array(z.array(z.string())).optional(),
  /** Who else was asked to choose, and whether it did. */
  outside: z.object({ by: z.enum(["http", "model"]), outcome: z.string() }).optional(),
  car: productSchema.nullable(),
  matches: z.number().int(),
  /** Moves bounds instead of dropping, where possible (Pareto-minimal). */
  loosened: z.array(looseningSchema),
  conflictSets: z.array(z.array(z.string())),
  correctionSets: z.array(correctionSetSchema),
  alternatives: z.array(correctionSetSchema),
  trace: z.array(traceStepSchema),
  truncated: z.boolean(),
  repair: z
    .object({ rounds: z.number().int(), end: z.enum(["satisfied", "solved", "limits", "refused", "rounds"]) })
    .optional(),
});
export type RelaxationResult = z.infer<typeof relaxationResultSchema>;
