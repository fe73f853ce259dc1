import { z } from "zod";
import { matches, type Product } from "@/lib/catalog/catalog-reader";
import { predicateSchema } from "@/lib/constraints/constraint";
import { levelSchema } from "@/lib/constraints/schemas";
import { grammar, shoppers, tasks } from "@/lib/constraints/sold/hidden-shoppers";

/** One hidden wish, as in ADAPT (Patel et al., section 3): a sentence and a check. */
const preferenceSchema = z.object({
  test: predicateSchema,
  /** The wish is about such products only. The others answer to `otherwise`, if there is one. */
  when: predicateSchema.optional(),
  otherwise: predicateSchema.optional(),
  /** A flexible shopper names what else would do. */
  wouldDo: predicateSchema.optional(),
  level: levelSchema,
  /** The tasks that call for it. All without a list. */
  tasks: z.array(z.string()).optional(),
  /** Comes to mind at a general question. Others need a question of their own. */
  front: z.boolean().optional(),
  says: z.string(),
});
export type Preference = z.infer<typeof preferenceSchema>;

/** `use` answers who it is for and what it does. `denies` corrects what a question takes for granted. */
const taskSchema = z.object({
  id: z.string(),
  sealed: z.boolean(),
  opening: z.string(),
  use: z.string(),
  denies: z.array(z.object({ word: z.string(), says: z.string() })),
});
export type HiddenTask = z.infer<typeof taskSchema>;

const shopperSchema = z.object({ id: z.string(), sealed: z.boolean(), preferences: z.array(preferenceSchema) });
export type HiddenShopper = z.infer<typeof shopperSchema>;

export const hiddenTasks: readonly HiddenTask[] = z.array(taskSchema).parse(tasks);
export const hiddenShoppers: readonly HiddenShopper[] = z.array(shopperSchema).parse(shoppers);

const templateSchema = preferenceSchema.pick({ when: true, otherwise: true, wouldDo: true }).extend({
  slot: predicateSchema.shape.slot,
  op: predicateSchema.shape.op,
  values: z.array(predicateSchema.shape.value).min(1),
  /** Chance by task. `*` holds for those without a chance of their own. */
  odds: z.record(z.string(), z.number()),
  front: z.number(),
  levels: z.array(levelSchema).min(1),
  says: z.array(z.string()).min(1),
});
export const preferenceTemplates = z.array(templateSchema).parse(grammar);

export function preferencesFor({ preferences }: HiddenShopper, { id }: Pick<HiddenTask, "id">): Preference[] {
  return preferences.filter(({ tasks: own }) => !own || own.includes(id));
}

export function judge({ test, when, otherwise, wouldDo }: Preference, product: Product) {
  if (when && !matches(product, when)) {
    if (!otherwise) return "inapplicable";
    return matches(product, otherwise) ? "satisfied" : "violated";
  }
  return matches(product, test) || (wouldDo && matches(product, wouldDo)) ? "satisfied" : "violated";
}

/** ADAPT's rate: satisfied / (satisfied + violated), from 0 to 1. Without a product all are violated. */
export function shareMet(preferences: readonly Preference[], product: Product | null): number {
  if (!product) return 0;
  const verdicts = preferences.map((each) => judge(each, product)).filter((each) => each !== "inapplicable");
  return verdicts.length === 0 ? 1 : verdicts.filter((each) => each === "satisfied").length / verdicts.length;
}
