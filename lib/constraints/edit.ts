import { z } from "zod";
import { constraintSchema, evidenceSchema, intervalSchema, slotValueSchema } from "./constraint";
import { operatorSchema } from "./operator-schema";
import { slotNameSchema } from "./slot-name-schema";
import { weightSchema } from "./weight-schema";

const evidence = z.array(evidenceSchema).optional();
const id = z.string().min(1).max(200);

/** One change to a shopper's wishes, from words or from a chip. */
export const editSchema = z.discriminatedUnion("kind", [
  /** Adds a wish, or replaces the one with its id. */
  z.object({ kind: z.literal("add"), constraint: constraintSchema }),
  /** Changes a wish's operator or value and keeps its weight. */
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
  /** The shopper does not mind this slot: its wishes go, and nobody asks about it again. */
  z.object({ kind: z.literal("no-preference"), slot: slotNameSchema, evidence }),
]);
export type Edit = z.infer<typeof editSchema>;
