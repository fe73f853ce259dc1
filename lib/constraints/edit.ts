import { z } from "zod";
import { constraintSchema, evidenceSchema, intervalSchema, slotValueSchema } from "./constraint";
import { operatorSchema, slotNameSchema, weightSchema } from "./schemas";

const evidence = z.array(evidenceSchema).optional();
const id = z.string().min(1).max(200);

export const editSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), constraint: constraintSchema }),
  z.object({
    kind: z.literal("change"),
    id,
    op: operatorSchema.optional(),
    value: slotValueSchema,
    evidence,
  }),
  z.object({ kind: z.literal("remove"), id, evidence }),
  z.object({
    kind: z.literal("weigh"),
    id,
    weight: weightSchema,
    interval: intervalSchema.optional(),
    evidence,
  }),
  z.object({ kind: z.literal("lock"), id, locked: z.boolean(), evidence }),
  z.object({ kind: z.literal("no-preference"), slot: slotNameSchema, evidence }),
]);
export type Edit = z.infer<typeof editSchema>;
