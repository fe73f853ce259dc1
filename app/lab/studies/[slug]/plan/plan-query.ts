import { z } from "zod";

/** Treats unusable fields as absent. */
export const querySchema = z.object({
  version: z.string().optional().catch(undefined),
  one: z.coerce.number().min(-1000).max(1000).optional().catch(undefined),
  other: z.coerce.number().min(-1000).max(1000).optional().catch(undefined),
  sd: z.coerce.number().min(0).max(100).optional().catch(undefined),
  scenarioSd: z.coerce.number().min(0).max(100).optional().catch(undefined),
  power: z.coerce.number().min(0.5).max(0.99).optional().catch(undefined),
  find: z.coerce.number().int().min(0).max(12).catch(0),
  seed: z.coerce.number().int().min(0).max(999_999).catch(1),
});
export type PlanQuery = z.infer<typeof querySchema>;
