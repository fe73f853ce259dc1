import { z } from "zod";
import { editSchema } from "@/lib/constraints/constraint";
import { slotNameSchema } from "@/lib/constraints/schemas";
import { namesIn } from "@/lib/reading/text/names-in";
import { actNames } from "./acts/act-names";

/** Words that need a question before they become a wish. */
export const doubtSchema = z.object({
  /** Stable for tests and logs, such as "ambiguous-value" or "no-column". */
  kind: z.string(),
  slot: slotNameSchema.optional(),
  quote: z.string(),
  /** Of a need no column holds, for "I can't check …". */
  name: z.string().optional(),
  text: z.string(),
  options: z.array(z.object({ label: z.string(), edits: z.array(editSchema) })),
});
export type Doubt = z.infer<typeof doubtSchema>;

export const intentSchema = z.enum(
  namesIn("show-now ask-more start-over undo redo why why-ask agree disagree greeting thanks goodbye never-mind help"),
);
export type Intent = z.infer<typeof intentSchema>;

export const modelOutcomeSchema = z.enum(
  namesIn(
    "used timeout refused malformed rate-limited server-error unreachable misconfigured aborted over-cap resting",
  ),
);
export type ModelOutcome = z.infer<typeof modelOutcomeSchema>;

/** For the log, without the words. */
export const modelUseSchema = z.object({
  model: z.string(),
  /** The instructions' name and hash. Missing in older events. */
  prompt: z.string().optional(),
  outcome: modelOutcomeSchema,
  /** 2 if the first answer needed a repair. */
  calls: z.number().int().min(0),
  inputTokens: z.number().int().min(0),
  outputTokens: z.number().int().min(0),
  /** In dollars, if prices are known. */
  cost: z.number().min(0).optional(),
  /** The server sent no token count, so assume four characters each. */
  estimated: z.boolean(),
  refused: z.array(z.object({ slot: slotNameSchema, reason: z.string() })),
  /** Slots that the embedded reader read otherwise. */
  disagreed: z.array(slotNameSchema).optional(),
  /** Acts that replaced the embedded reader's own. */
  acts: z.array(z.object({ act: z.enum(actNames), own: z.enum(actNames) })).optional(),
});
export type ModelUse = z.infer<typeof modelUseSchema>;

export const mostOthers = 3;

/** Something heard, with its other meanings. Stored with the turn, so a reload offers it too. */
export const heardThingSchema = z.object({
  /** Stable per thing: a wish's value, its level, or a clause's act. */
  id: z.string(),
  kind: z.enum(["value", "level", "act"]),
  turn: z.number().int().min(0),
  text: z.string(),
  wish: z.string().optional(),
  about: z.string().optional(),
  clause: z.number().int().min(0).optional(),
  others: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        chance: z.number().min(0).max(1),
        edits: z.array(editSchema),
        /** Reads the message again with this act. */
        act: z.enum(actNames).optional(),
      }),
    )
    .min(1)
    .max(mostOthers),
});
export type HeardThing = z.infer<typeof heardThingSchema>;
export type OtherReading = HeardThing["others"][number];

export const readingSchema = z.object({
  edits: z.array(editSchema),
  doubts: z.array(doubtSchema),
  intents: z.array(intentSchema),
  others: z.array(heardThingSchema).optional(),
  /** Current wishes that the words repeat. */
  again: z.array(z.string()).optional(),
  /** Set if a model was, or should have been, asked. */
  model: modelUseSchema.optional(),
});
export type Reading = z.infer<typeof readingSchema>;

/** Sorts by the chances people see. Stable. */
export function likeliest(readings: readonly OtherReading[]): OtherReading[] {
  return readings
    .map((each) => ({ ...each, chance: Math.round(1000 * Math.min(1, each.chance)) / 1000 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, mostOthers);
}
