import { z } from "zod";
import { actionFeatures } from "./ask-policy";

const weights = z.array(z.number()).length(actionFeatures.length);

/** Weights of the action features, and their training. */
export const askingPolicySchema = z.object({
  kind: z.literal("leeway-asking"),
  version: z.literal(1),
  features: z.array(z.string()),
  /** Reflection with preference optimization, and STaR-GATE's imitation. */
  reflection: weights,
  starGate: weights,
  training: z.object({
    seed: z.number().int(),
    personas: z.number().int(),
    worthAsking: z.number(),
    closeEnough: z.number(),
    dataHash: z.string(),
  }),
});
export type AskingPolicyFile = z.infer<typeof askingPolicySchema>;
