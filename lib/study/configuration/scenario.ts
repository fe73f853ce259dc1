import { createHash } from "node:crypto";
import { z } from "zod";
import { predicateSchema } from "@/lib/constraints/constraint";
import { weightSchema } from "@/lib/constraints/schemas";
import { outsideSchema } from "@/lib/dialogue/deciding/outside-choice";
import { askingPolicies, askingStatistics, type DialogueSettings } from "@/lib/dialogue/state/settings";
import { allMethods } from "@/lib/relaxation/methods/all-methods";
import { type Method, weightSources } from "@/lib/relaxation/methods/choice";
import { namesOf, type SettingName, settingsOfMethods } from "@/lib/relaxation/methods/method-lists";
import { idSchema, lineSchema, paragraphsSchema, wholeBetween } from "@/lib/study/study-text";
import { rankings } from "@/lib/trade-offs/ranking";
import { settingFields } from "@/lib/trade-offs/setting-fields";

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

export const wordings = ["full", "plain"] as const;

/** An arm of a study, hidden from participants. Arms differ only in fields under `varied`. */
export const conditionSchema = conditionSchemaFor(allMethods);
export type Condition = z.infer<typeof conditionSchema>;

export function conditionSchemaFor<const M extends Method>(methods: readonly M[]) {
  return z.strictObject({
    id: idSchema.describe("Names the arm in data and reports; never sent to a participant's browser"),
    method: z.enum(namesOf(methods)).describe("How what gives way is chosen; `none` and `manual` are the control arms"),
    weighting: z.enum(weightSources).describe("How importance is inferred from what was said"),
    outside: outsideSchema
      .nullable()
      .describe("What chooses in place of `method`, which decides where it fails; null for the method alone"),
    reader: z
      .enum(["embedded", "model"])
      .describe("What reads words: the deterministic reader, or the configured model"),
    asking: z.enum(askingPolicies).describe("How questions about further wishes are chosen; `never` asks none"),
    statistics: z.enum(askingStatistics).describe("The products that choices of a question are drawn from"),
    questionBudget: wholeBetween(0, 20).describe("Most questions about further wishes in one trial"),
    forceDecision: z
      .boolean()
      .describe("true: the arm decides, and a seeded lot breaks its ties; false: it asks which wish gives way"),
    wording: z
      .enum(wordings)
      .describe("`full` gives the reason and the participant's own words; `plain` only says what gave way"),
    choices: wholeBetween(0, 12).describe("Most alternatives shown beside what gave way"),
    mustMeans: z.enum(["locked", "weight"]).describe("What a wish read as must becomes: locked, or just very heavy"),
    ranking: z
      .enum(rankings)
      .describe("Order of the cars: by weighted satisfaction, as the method's source has it, or level by level"),
    ...settingFields(methods),
  });
}

export const methodSettings = Object.keys(settingsOfMethods(allMethods)) as SettingName[];

export const variableFields = conditionSchema.omit({ id: true }).keyof().options;

type Given = { seed: number; sheets?: z.infer<typeof sheetSchema>[] | undefined };

export function settingsOf(condition: Condition, scenario: Scenario, { seed, sheets = [] }: Given): DialogueSettings {
  const named = sheets.filter(({ id }) => scenario.sheets?.includes(id));
  const { id: _id, choices, wording, ...settings } = condition;
  return {
    ...settings,
    alternatives: choices,
    reasons: wording === "full",
    frame: scenario.frame,
    ...(named.length > 0
      ? { sheets: named.map((each) => ({ ...each, hash: createHash("sha256").update(each.text).digest("hex") })) }
      : {}),
    seed,
  };
}
