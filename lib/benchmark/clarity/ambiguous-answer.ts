import { z } from "zod";
import { slotNameSchema } from "@/lib/constraints/slot-name-schema";

/** An answer that may be read in several ways or in none, with what the person who gave it means. */
export const ambiguousAnswerSchema = z.object({
  /** What the open question is about. */
  slot: slotNameSchema,
  said: z.string(),
  /** The wish as the page would say it, any of these; `null` when the slot does not matter to the person. */
  means: z.array(z.string()).min(1).nullable(),
  /** How the person puts it when asked again. */
  clear: z.string(),
});
export type AmbiguousAnswer = z.infer<typeof ambiguousAnswerSchema>;
