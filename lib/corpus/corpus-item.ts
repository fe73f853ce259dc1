import { z } from "zod";
import { slotValueSchema } from "@/lib/constraints/constraint";
import { operatorSchema } from "@/lib/constraints/operator-schema";
import { slotNameSchema } from "@/lib/constraints/slot-name-schema";
import { levelSchema } from "@/lib/constraints/weight-schema";

/** A labeled conversation: the wishes the reader should hold after its last turn. */
export const corpusItemSchema = z.object({
  id: z.string(),
  /** The thing tested: "budget", "mileage", "importance", "revision" ... */
  kind: z.string(),
  turns: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })).min(1),
  /** All constraints; a level only where it is judged. */
  expect: z.array(
    z.object({ slot: slotNameSchema, op: operatorSchema, value: slotValueSchema, level: levelSchema.optional() }),
  ),
  /** The wish that matters least, where the words tell. */
  least: slotNameSchema.optional(),
  /** Slots on which the reader must find no wish. */
  forbidden: z.array(slotNameSchema).optional(),
  /** Kinds of doubt the reader must raise. */
  doubts: z.array(z.string()).optional(),
  noPreference: z.array(slotNameSchema).optional(),
});
export type CorpusItem = z.infer<typeof corpusItemSchema>;
export const corpusSchema = z.array(corpusItemSchema);
