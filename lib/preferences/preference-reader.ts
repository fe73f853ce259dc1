import { z } from "zod";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Constraint, predicateSchema } from "@/lib/constraints/constraint";
import { editSchema } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import { slotNameSchema } from "@/lib/constraints/slot-name";

/** The question that was open when the shopper spoke: context for short answers, never the shopper's own words. */
export interface OpenQuestion {
  slot?: SlotName;
  text: string;
  /** Predicates the offered choices stand for, with the labels shown. */
  choices: readonly { label: string; predicate?: z.infer<typeof predicateSchema> }[];
}

export interface ReadInput {
  /** What the shopper just said. */
  words: string;
  /** Number of this turn, the first is 0; goes into evidence. */
  turn: number;
  /** Earlier turns, oldest first. */
  history: readonly { role: "user" | "assistant"; content: string }[];
  question?: OpenQuestion;
  /** Wishes as they stand, heaviest or oldest first: later words may revise them. */
  constraints: readonly Constraint[];
  vocabulary: Vocabulary;
}

/** Something that was said but cannot be read into one wish without asking. */
export const doubtSchema = z.object({
  /** A kind of doubt, stable for tests and logs: "ambiguous-value", "unknown-make", "impossible-value", "contradiction", "conditional", "no-column", "unreadable". */
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
  "start-over",
  "undo",
  "redo",
  "why",
  "why-ask",
  "agree",
  "disagree",
  "greeting",
  "thanks",
  "help",
]);
export type Intent = z.infer<typeof intentSchema>;

export const readingSchema = z.object({
  edits: z.array(editSchema),
  doubts: z.array(doubtSchema),
  intents: z.array(intentSchema),
});
export type Reading = z.infer<typeof readingSchema>;

/** Words in, edits out. Never throws on words: what cannot be read is a doubt. */
export interface PreferenceReader {
  readonly name: "embedded" | "model";
  read(input: ReadInput): Promise<Reading>;
}
