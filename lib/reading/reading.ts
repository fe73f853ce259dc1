import { z } from "zod";
import { editSchema } from "@/lib/constraints/edit";
import { slotNameSchema } from "@/lib/constraints/slot-name-schema";
import { heardThingSchema } from "./other-readings";

/** Words that need a question before they become a wish. */
export const doubtSchema = z.object({
  /**
   * Stable for tests and logs: "ambiguous-value", "unknown-make", "impossible-value", "contradiction", "conditional",
   * "people", "similar", "vague", "no-column", "unreadable".
   */
  kind: z.string(),
  slot: slotNameSchema.optional(),
  quote: z.string(),
  /** One sentence for the shopper. */
  text: z.string(),
  /** Readings to choose from, if any. */
  options: z.array(z.object({ label: z.string(), edits: z.array(editSchema) })),
});
export type Doubt = z.infer<typeof doubtSchema>;

/** Requests to the conversation besides wishes. */
export const intentSchema = z.enum([
  "show-now",
  "ask-more",
  "start-over",
  "undo",
  "redo",
  "why",
  "why-ask",
  "agree",
  "disagree",
  "greeting",
  "thanks",
  "goodbye",
  "never-mind",
  "help",
]);
export type Intent = z.infer<typeof intentSchema>;

/** A model call's outcome. Except for `used`, the embedded reader read alone. */
export const modelOutcomeSchema = z.enum([
  "used",
  "timeout",
  "refused",
  "malformed",
  "rate-limited",
  "server-error",
  "unreachable",
  "misconfigured",
  "aborted",
  "over-cap",
  "resting",
]);
export type ModelOutcome = z.infer<typeof modelOutcomeSchema>;

/** A language model's part in a reading, for the log, without the words. */
export const modelUseSchema = z.object({
  model: z.string(),
  outcome: modelOutcomeSchema,
  /** 2 if the first answer needed a repair. */
  calls: z.number().int().min(0),
  inputTokens: z.number().int().min(0),
  outputTokens: z.number().int().min(0),
  /** In dollars, if prices are known. */
  cost: z.number().min(0).optional(),
  /** The server sent no token count, so this estimates four characters each. */
  estimated: z.boolean(),
  /** Rejected statements with reasons. */
  refused: z.array(z.object({ slot: slotNameSchema, reason: z.string() })),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

export const readingSchema = z.object({
  edits: z.array(editSchema),
  doubts: z.array(doubtSchema),
  intents: z.array(intentSchema),
  /** Other meanings of its wishes. */
  others: z.array(heardThingSchema).optional(),
  /** Set if a language model was asked, or should have been. */
  model: modelUseSchema.optional(),
});
export type Reading = z.infer<typeof readingSchema>;
