import { z } from "zod";
import { editSchema } from "@/lib/constraints/edit";
import { slotNameSchema } from "@/lib/constraints/slot-name-schema";
import { heardThingSchema } from "./other-readings";

/** Something that was said but cannot be read into one wish without asking. */
export const doubtSchema = z.object({
  /** A kind of doubt, stable for tests and logs: "ambiguous-value", "unknown-make", "impossible-value", "contradiction", "conditional", "people", "similar", "vague", "no-column", "unreadable". */
  kind: z.string(),
  slot: slotNameSchema.optional(),
  /** The words in question. */
  quote: z.string(),
  /** What the doubt is, said to the shopper in one sentence. */
  text: z.string(),
  /** Readings to choose between, when there are some. */
  options: z.array(z.object({ label: z.string(), edits: z.array(editSchema) })),
});
export type Doubt = z.infer<typeof doubtSchema>;

/** What the words ask the conversation to do, beside stating wishes. */
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

/** How asking a language model went; with anything but `used` the embedded reader read the words alone. */
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

/** A language model's part in one reading: facts for the log, never the words. */
export const modelUseSchema = z.object({
  model: z.string(),
  outcome: modelOutcomeSchema,
  /** Requests sent; 2 when the first answer had to be repaired. */
  calls: z.number().int().min(0),
  inputTokens: z.number().int().min(0),
  outputTokens: z.number().int().min(0),
  /** Dollars this cost, where the model's prices are known. */
  cost: z.number().min(0).optional(),
  /** The server did not count tokens, so they were estimated at four characters each. */
  estimated: z.boolean(),
  /** What the model said that was not believed, with the reason. */
  refused: z.array(z.object({ slot: slotNameSchema, reason: z.string() })),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

export const readingSchema = z.object({
  edits: z.array(editSchema),
  doubts: z.array(doubtSchema),
  intents: z.array(intentSchema),
  /** What else its wishes could be. */
  others: z.array(heardThingSchema).optional(),
  /** Set when a language model was asked, or would have been. */
  model: modelUseSchema.optional(),
});
export type Reading = z.infer<typeof readingSchema>;
