import { z } from "zod";
import { carSchema } from "@/lib/catalog/car";
import { constraintSchema } from "@/lib/constraints/constraint";
import { levelSchema, weightSchema } from "@/lib/constraints/weight-schema";
import { correctionSetSchema, relaxedConstraintSchema } from "@/lib/trade-offs/relaxation";

/** The name of a method that is shown side by side with others. */
const methodNameSchema = z.string();

/** A set of wishes given up together, and the cars that have all the others. */
export const latticeNodeSchema = z.object({
  /** The members' ids joined; empty for nothing given up. */
  id: z.string(),
  members: z.array(z.string()),
  cars: z.number().int(),
});
export type LatticeNode = z.infer<typeof latticeNodeSchema>;

/** What one method makes of the wishes. */
export const methodAnswerSchema = z.object({
  method: methodNameSchema,
  status: z.enum(["satisfied", "relaxed", "undecided", "exhausted"]),
  /** Ids of what is given up; for `undecided` the marked pick; empty when nothing is, or nothing works. */
  given: z.array(z.string()),
  /** How each gives: moved no further than a named car demands where it can be, else dropped. */
  changes: z.array(relaxedConstraintSchema),
  /** Sum of the method's own weights of what is given up; `null` for a method that uses none, or gives nothing up. */
  weight: z.number().nullable(),
  /** The level that weight comes nearest to, counting each member at its level. */
  level: levelSchema.nullable(),
  /** Wishes met as asked, of all wishes, locked ones included. */
  kept: z.number().int(),
  /** Cars after the changes. */
  cars: z.number().int(),
  /** The best of them. */
  car: carSchema.nullable(),
  /** Node ids from nothing given up to what is given up, in the order the method let go. */
  path: z.array(z.string()),
  /** Node ids the method tried and found empty, and went back from or ended at. */
  tried: z.array(z.string()),
  /** Node ids between which the method cannot decide; the path leads to the marked one. */
  tied: z.array(z.string()),
});
export type MethodAnswer = z.infer<typeof methodAnswerSchema>;

export const agreementSchema = z.object({
  a: methodNameSchema,
  b: methodNameSchema,
  /** Members given up by both, as a share of those given up by either; 1 is the same set, or no answer from both. */
  share: z.number(),
});
export type MethodAgreement = z.infer<typeof agreementSchema>;

/** All methods on the same wishes and the same cars. */
export const methodComparisonSchema = z.object({
  status: z.enum(["no-wishes", "satisfied", "compared", "locked-conflict", "invalid"]),
  /** Why the wishes cannot be compared, for `invalid`. */
  reason: z.string().optional(),
  wishes: z.array(
    z.object({
      constraint: constraintSchema,
      /** What each weighting, or the one set that replaces them, gives it. */
      weights: z.object({ local: weightSchema, global: weightSchema, pairwise: weightSchema }),
    }),
  ),
  /** Cars that have everything as asked. */
  everything: z.number().int(),
  nodes: z.array(latticeNodeSchema),
  /** Pairs of node ids; the second gives up one wish more than the first. */
  edges: z.array(z.tuple([z.string(), z.string()])),
  /** Single drops and pairs with cars that are not among the nodes. */
  hidden: z.object({ singles: z.number().int(), pairs: z.number().int() }),
  answers: z.array(methodAnswerSchema),
  agreement: z.array(agreementSchema),
  /** For `locked-conflict`: sets of locked wishes whose unlocking brings cars, most cars first. */
  unlocks: z.array(correctionSetSchema),
});
export type MethodComparison = z.infer<typeof methodComparisonSchema>;
