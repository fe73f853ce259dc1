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
  const { acts, edits: given, doubts, intents } = loose.data;
  const edits = sensible(answerEditSchema, given, { op: null, values: [], level: null, weightQuote: null });
  if (given.length > 0 && edits.length === 0) return null;
  return {
    acts: sensible(answerActSchema, acts),
    edits,
    doubts: sensible(answerDoubtSchema, doubts, { slot: null }),
    intents: sensible(intentSchema, intents),
  };
}

/** The first entries that fit, with `usual` for fields they leave out. */
function sensible<T>(schema: z.ZodType<T>, given: readonly unknown[] | null = [], usual?: object): T[] {
  const whole = (given ?? [])
    .slice(0, most)
    .map((each) => (usual && typeof each === "object" ? { ...usual, ...each } : each));
  return whole.flatMap((each) => schema.safeParse(each).data ?? []);
}
