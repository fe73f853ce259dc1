import { z } from "zod";
import { actionFeatures } from "./ask-policy";
import { branches } from "./reflect";

/** ADAPT's rows: reflection with preference optimization, its ablations, STaR-GATE, and the student before training. */
export const learnedAskers = ["learned", "no-dpo", "no-reflection", "star-gate", "student"] as const;

/** Weights of the action features, and their training. */
export const askingPolicySchema = z.object({
  kind: z.literal("leeway-asking"),
  version: z.literal(2),
  features: z.array(z.string()),
  policies: z.record(z.enum(learnedAskers), z.array(z.number()).length(actionFeatures.length)),
  training: z.object({
    seed: z.number().int(),
    shoppers: z.number().int(),
    worthAsking: z.number(),
    closeEnough: z.number(),
    /** Steps of the student by branch. */
    branches: z.record(z.enum(branches), z.number().int()),
    worthByQuestionAlone: z.number().int(),
    dataHash: z.string(),
  }),
});
export type AskingPolicyFile = z.infer<typeof askingPolicySchema>;
