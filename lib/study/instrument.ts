import { z } from "zod";
import { dataset } from "@/messages/dataset";
import { idSchema, lineSchema, optionsSchema, wholeBetween } from "./study-text";

const { instrument } = dataset.fields;

const attentionSchema = z
  .strictObject({
    id: idSchema,
    text: lineSchema.describe(instrument.instruction),
    correct: z.int().min(1).describe(instrument.correct),
  })
  .describe(instrument.attention);

const shared = {
  id: idSchema,
  title: lineSchema,
  when: z.enum(["after-trial", "end"]).describe(instrument.when),
  order: z.enum(["fixed", "seeded"]).describe(instrument.order),
  attention: z.array(attentionSchema).max(5),
};

export const likertItemSchema = z.strictObject({
  id: idSchema,
  text: lineSchema,
  subscale: idSchema.describe(instrument.subscale),
  reversed: z.boolean().describe(instrument.reversed),
});

const named = { id: idSchema, text: lineSchema };
const required = z.boolean();
const optionsItem = { ...named, options: optionsSchema, required };

export const customItemSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("choice"), ...optionsItem }),
  z.strictObject({ kind: z.literal("several"), ...optionsItem }),
  z.strictObject({ kind: z.literal("number"), ...named, min: z.number(), max: z.number(), required }),
  z.strictObject({ kind: z.literal("text"), ...named, longest: wholeBetween(1, 4000), required }),
]);

/** Leeway has the published ones. The configuration words the others. */
export const instrumentSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("nasa-tlx"),
    ...shared,
    weighted: z.boolean().describe(instrument.weighted),
  }),
  z.strictObject({ kind: z.literal("sus"), ...shared }),
  z.strictObject({ kind: z.literal("umux-lite"), ...shared }),
  z.strictObject({
    kind: z.literal("likert"),
    ...shared,
    instructions: lineSchema,
    points: wholeBetween(3, 11).describe(instrument.points),
    low: lineSchema,
    high: lineSchema,
    items: z.array(likertItemSchema).min(1).max(60),
  }),
  z.strictObject({ kind: z.literal("custom"), ...shared, items: z.array(customItemSchema).min(1).max(40) }),
]);
export type Instrument = z.infer<typeof instrumentSchema>;

/** Sent to the browser without the right answer. */
export interface PageItem {
  id: string;
  text: string;
  hint?: string;
  required: boolean;
  answer: AnswerForm;
}

export type AnswerForm =
  | { kind: "scale"; points: number; low: string; high: string }
  /** 0 to 100 in steps of 5. */
  | { kind: "rating"; low: string; high: string }
  | { kind: "choice" | "several"; options: { id: string; text: string }[] }
  | { kind: "number"; min: number; max: number }
  | { kind: "text"; longest: number };

/** A code that the page puts into words. */
export type AnswerProblem = "missing" | "wrong" | "not-asked" | "not-shown" | "no-reason" | "has-reason" | "not-whole";

export type AnswerProblems = Record<string, AnswerProblem>;

export type AnswerValue = string | number | string[] | null;
export type Answers = Record<string, AnswerValue>;
