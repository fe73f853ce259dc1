import { z } from "zod";
import { idSchema, lineSchema, optionsSchema, wholeBetween } from "./study-text";

const attentionSchema = z
  .strictObject({
    id: idSchema,
    text: lineSchema.describe("The instruction, such as: To show that you read this, choose Strongly disagree"),
    correct: z.int().min(1).describe("Point of the scale that the instruction names, the first is 1"),
  })
  .describe("An instructional item among the others; two chances, never a reason for automatic rejection");

const shared = {
  id: idSchema,
  title: lineSchema,
  when: z.enum(["after-trial", "end"]).describe("After every trial, or once after the last"),
  order: z.enum(["fixed", "seeded"]).describe("Items as listed, or shuffled by a seed that is stored"),
  attention: z.array(attentionSchema).max(5),
};

export const likertItemSchema = z.strictObject({
  id: idSchema,
  text: lineSchema,
  subscale: idSchema.describe("Items of one subscale are averaged"),
  reversed: z.boolean().describe("Agreement counts against the subscale"),
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
    weighted: z.boolean().describe("Also ask the fifteen pairwise comparisons that weight the six scales"),
  }),
  z.strictObject({ kind: z.literal("sus"), ...shared }),
  z.strictObject({ kind: z.literal("umux-lite"), ...shared }),
  z.strictObject({
    kind: z.literal("likert"),
    ...shared,
    instructions: lineSchema,
    points: wholeBetween(3, 11).describe("Points of the scale, 1 is the low end"),
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
