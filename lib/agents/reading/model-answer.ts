import { z } from "zod";
import { levelSchema, slotNameSchema, testOperatorSchema } from "@/lib/constraints/schemas";
import { jsonIn } from "@/lib/model/call-model";
import { actNames } from "@/lib/reading/acts/act-names";
import { intentSchema } from "@/lib/reading/reading";

/** Doubts a model may raise. Code writes the sentence. */
export const modelDoubtKinds = [
  "ambiguous-value",
  "unknown-make",
  "impossible-value",
  "contradiction",
  "conditional",
  "no-column",
  "unreadable",
] as const;

const answerEditSchema = z.object({
  action: z.enum(["state", "withdraw", "weigh", "no-preference"]),
  slot: slotNameSchema,
  op: testOperatorSchema.nullable(),
  values: z.array(z.union([z.string(), z.number()])),
  level: levelSchema.nullable(),
  quote: z.string(),
  weightQuote: z.string().nullable(),
});
export type AnswerEdit = z.infer<typeof answerEditSchema>;

const answerDoubtSchema = z.object({
  kind: z.enum(modelDoubtKinds),
  slot: slotNameSchema.nullable(),
  quote: z.string(),
});

const answerActSchema = z.object({ act: z.enum(actNames), quote: z.string() });

/** A `Reading` without weights and offsets. Strict structured output needs every key. */
export const modelAnswerSchema = z.object({
  acts: z.array(answerActSchema),
  edits: z.array(answerEditSchema),
  doubts: z.array(answerDoubtSchema),
  intents: z.array(intentSchema),
});
export type ModelAnswer = z.infer<typeof modelAnswerSchema>;

/** Limits each kind of entry. No message holds more wishes. */
const most = 30;

const looseAnswer = z.object({
  acts: z.array(z.unknown()).nullish(),
  edits: z.array(z.record(z.string(), z.unknown())),
  doubts: z.array(z.unknown()).nullish(),
  intents: z.array(z.unknown()).nullish(),
});

/** Parses a model's text leniently. Returns `null` if no edit is left. */
export function parseAnswer(text: string): ModelAnswer | null {
  const loose = looseAnswer.safeParse(jsonIn(text));
  if (!loose.success) return null;
  const given = loose.data.edits.slice(0, most);
  const edits = given.flatMap((each) =>
    sensible(answerEditSchema, { op: null, values: [], level: null, weightQuote: null, ...each }),
  );
  if (given.length > 0 && edits.length === 0) return null;
  const { acts, doubts, intents } = loose.data;
  return {
    acts: (acts ?? []).slice(0, most).flatMap((each) => sensible(answerActSchema, each)),
    edits,
    doubts: (doubts ?? [])
      .slice(0, most)
      .flatMap((each) => sensible(answerDoubtSchema, typeof each === "object" ? { slot: null, ...each } : each)),
    intents: (intents ?? []).slice(0, most).flatMap((each) => sensible(intentSchema, each)),
  };
}

function sensible<T>(schema: z.ZodType<T>, value: unknown): T | [] {
  return schema.safeParse(value).data ?? [];
}
