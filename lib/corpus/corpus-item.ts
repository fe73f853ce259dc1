import { z } from "zod";
import { slotValueSchema } from "@/lib/constraints/constraint";
import { levelSchema, operatorSchema, slotNameSchema } from "@/lib/constraints/schemas";

export const corpusItemSchema = z.object({
  id: z.string(),
  /** "budget", "mileage", "importance", "revision" ... */
  kind: z.string(),
  turns: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })).min(1),
  /** All constraints. Has a level only if judged. */
  expect: z.array(
    z.object({ slot: slotNameSchema, op: operatorSchema, value: slotValueSchema, level: levelSchema.optional() }),
  ),
  least: slotNameSchema.optional(),
  forbidden: z.array(slotNameSchema).optional(),
  doubts: z.array(z.string()).optional(),
  noPreference: z.array(slotNameSchema).optional(),
});
export type CorpusItem = z.infer<typeof corpusItemSchema>;
export const corpusSchema = z.array(corpusItemSchema);
