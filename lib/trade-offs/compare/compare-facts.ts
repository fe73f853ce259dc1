import { z } from "zod";
import { carSchema } from "@/lib/catalog/catalog-reader";
import { constraintSchema } from "@/lib/constraints/constraint";
import { levelSchema, weightSchema } from "@/lib/constraints/schemas";
import { correctionSetSchema, relaxedConstraintSchema } from "@/lib/trade-offs/relaxation";

/** Wishes given up together, and the cars that meet all others. */
export const latticeNodeSchema = z.object({
  /** Joined ids. Empty when nothing is given up. */
  id: z.string(),
  members: z.array(z.string()),
  cars: z.number().int(),
});
export type LatticeNode = z.infer<typeof latticeNodeSchema>;

export const methodAnswerSchema = z.object({
  method: z.string(),
  status: z.enum(["satisfied", "relaxed", "undecided", "exhausted"]),
  /** For `undecided`, the default pick. Empty when nothing is given up, or nothing works. */
  given: z.array(z.string()),
  changes: z.array(relaxedConstraintSchema),
  /** By the method's own weights. `null` for a method without any, or nothing given up. */
  weight: z.number().nullable(),
  level: levelSchema.nullable(),
  /** Includes locked wishes. */
  kept: z.number().int(),
  cars: z.number().int(),
  car: carSchema.nullable(),
  /** From nothing given up to the answer, in the method's order. */
  path: z.array(z.string()),
  tried: z.array(z.string()),
  /** Node ids of a tie. The path leads to the default pick. */
  tied: z.array(z.string()),
});
export type MethodAnswer = z.infer<typeof methodAnswerSchema>;

export const agreementSchema = z.object({
  a: z.string(),
  b: z.string(),
  /** Jaccard share. 1 for equal sets or no answer from both. */
  share: z.number(),
});
export type MethodAgreement = z.infer<typeof agreementSchema>;

export const methodComparisonSchema = z.object({
  status: z.enum(["no-wishes", "satisfied", "compared", "locked-conflict", "invalid"]),
  /** For `invalid`. */
  reason: z.string().optional(),
  wishes: z.array(
    z.object({
      constraint: constraintSchema,
      weights: z.object({ local: weightSchema, global: weightSchema, pairwise: weightSchema }),
    }),
  ),
  everything: z.number().int(),
  nodes: z.array(latticeNodeSchema),
  /** The second id gives up one wish more. */
  edges: z.array(z.tuple([z.string(), z.string()])),
  /** Single drops and pairs with cars that are not drawn. */
  hidden: z.object({ singles: z.number().int(), pairs: z.number().int() }),
  answers: z.array(methodAnswerSchema),
  agreement: z.array(agreementSchema),
  /** For `locked-conflict`, most cars first. */
  unlocks: z.array(correctionSetSchema),
});
export type MethodComparison = z.infer<typeof methodComparisonSchema>;
