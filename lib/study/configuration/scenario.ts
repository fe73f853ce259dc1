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
import { dataset } from "@/messages/dataset";

const { scenario, arm } = dataset.fields;

export const sheetSchema = z.strictObject({
  ...{ id: idSchema, version: wholeBetween(1, 1000), text: z.string().trim().min(1).max(20_000) },
});

/** For analysis only, never sent to a participant's browser. */
export const personaWishSchema = z.strictObject({
  predicate: predicateSchema,
  weight: weightSchema.describe(scenario.weight),
});

const shared = {
  id: idSchema,
  title: lineSchema.describe(scenario.title),
  text: paragraphsSchema.describe(scenario.text),
  frame: z.array(predicateSchema).max(10).describe(scenario.frame),
  sheets: z.array(idSchema).max(5).optional().describe(scenario.sheets),
};

export const scenarioSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("persona"),
    ...shared,
    wishes: z.array(personaWishSchema).min(1).max(12).describe(scenario.wishes),
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
    id: idSchema.describe(arm.id),
    method: z.enum(namesOf(methods)).describe(arm.method),
    weighting: z.enum(weightSources).describe(arm.weighting),
    outside: outsideSchema.nullable().describe(arm.outside),
    reader: z.enum(["embedded", "model"]).describe(arm.reader),
    asking: z.enum(askingPolicies).describe(arm.asking),
    statistics: z.enum(askingStatistics).describe(arm.statistics),
    questionBudget: wholeBetween(0, 20).describe(arm.questionBudget),
    forceDecision: z.boolean().describe(arm.forceDecision),
    wording: z.enum(wordings).describe(arm.wording),
    choices: wholeBetween(0, 12).describe(arm.choices),
    mustMeans: z.enum(["locked", "weight"]).describe(arm.mustMeans),
    ranking: z.enum(rankings).describe(arm.ranking),
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
