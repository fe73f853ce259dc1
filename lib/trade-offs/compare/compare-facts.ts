import { z } from "zod";
import { carSchema } from "@/lib/catalog/car";
import { constraintSchema } from "@/lib/constraints/constraint";
import { levelSchema, weightSchema } from "@/lib/constraints/weight-schema";
import { correctionSetSchema, relaxedConstraintSchema } from "@/lib/trade-offs/relaxation";

const methodNameSchema = z.string();

/** A set of wishes given up together, and the cars that have all the others. */
export const latticeNodeSchema = z.object({
  /** The members' ids joined; empty for nothing given up. */
  id: z.string(),
  members: z.array(z.string()),
  cars: z.number().int(),
});
export type LatticeNode = z.infer<typeof latticeNodeSchema>;

export const methodAnswerSchema = z.object({
  method: methodNameSchema,
  status: z.enum(["satisfied", "relaxed", "undecided", "exhausted"]),
  /** Ids given up; for `undecided` the marked pick. Empty when nothing is given up, or nothing works. */
  given: z.array(z.string()),
  /** Each moves no further than a named car demands, or drops. */
  changes: z.array(relaxedConstraintSchema),
  /** Sum of the method's own weights given up; `null` for a method that uses none, or gives nothing up. */
  weight: z.number().nullable(),
  /** The nearest level to that weight, with each member counted at its level. */
  level: levelSchema.nullable(),
  /** Wishes met as asked, out of all wishes, locked ones included. */
  kept: z.number().int(),
  cars: z.number().int(),
  car: carSchema.nullable(),
  /** Node ids from nothing given up to the answer, in the method's order. */
  path: z.array(z.string()),
  tried: z.array(z.string()),
  /** Node ids the method cannot choose between. The path leads to the marked one. */
  tied: z.array(z.string()),
});
export type MethodAnswer = z.infer<typeof methodAnswerSchema>;

export const agreementSchema = z.object({
  a: methodNameSchema,
  b: methodNameSchema,
  /** Members both give up, as a share of those either gives up; 1 for equal sets, or no answer from both. */
  share: z.number(),
});
export type MethodAgreement = z.infer<typeof agreementSchema>;

export const methodComparisonSchema = z.object({
  status: z.enum(["no-wishes", "satisfied", "compared", "locked-conflict", "invalid"]),
  /** For `invalid`: why the wishes cannot be compared. */
  reason: z.string().optional(),
  wishes: z.array(
    z.object({
      constraint: constraintSchema,
      /** The weight each weighting gives it, or the one set that replaces them. */
      weights: z.object({ local: weightSchema, global: weightSchema, pairwise: weightSchema }),
    }),
  ),
  /** Cars that have everything as asked. */
  everything: z.number().int(),
  nodes: z.array(latticeNodeSchema),
  /** Pairs of node ids; the second gives up one wish more. */
  edges: z.array(z.tuple([z.string(), z.string()])),
  /** Single drops and pairs with cars that are not among the nodes. */
  hidden: z.object({ singles: z.number().int(), pairs: z.number().int() }),
  answers: z.array(methodAnswerSchema),
  agreement: z.array(agreementSchema),
  /** For `locked-conflict`: sets of locked wishes whose unlocking brings cars, most cars first. */
  unlocks: z.array(correctionSetSchema),
});
export type MethodComparison = z.infer<typeof methodComparisonSchema>;
