import { z } from "zod";
import { predicateSchema } from "@/lib/constraints/constraint";
import { weightSchema } from "@/lib/constraints/schemas";
import { idSchema, lineSchema, paragraphsSchema, wholeBetween } from "@/lib/study/study-text";

export const sheetSchema = z.strictObject({
  ...{ id: idSchema, version: wholeBetween(1, 1000), text: z.string().trim().min(1).max(20_000) },
});

/** For analysis only, never sent to a participant's browser. */
export const personaWishSchema = z.strictObject({
  predicate: predicateSchema,
  weight: weightSchema.describe("Importance to the persona, from 0 to 1"),
});

const shared = {
  id: idSchema,
  title: lineSchema.describe("Head of the card"),
  text: paragraphsSchema.describe("Body of the card; stays in view for the whole trial"),
  frame: z.array(predicateSchema).max(10).describe("Tests fixed from outside for this task; [] for none"),
  sheets: z.array(idSchema).max(5).optional().describe("Rule sheets in force during this task, by id"),
};

export const scenarioSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("persona"),
    ...shared,
    wishes: z
      .array(personaWishSchema)
      .min(1)
      .max(12)
      .describe("What the persona wants, for analysis; the participant reads the text only"),
  }),
  z.strictObject({ kind: z.literal("own"), ...shared }),
]);
export type Scenario = z.infer<typeof scenarioSchema>;
