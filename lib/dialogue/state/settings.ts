import { z } from "zod";
import { predicateSchema } from "@/lib/constraints/constraint";
import { allMethods } from "@/lib/relaxation/methods/all-methods";
import { weightSources } from "@/lib/relaxation/methods/method";
import { methodNamed, namesOf, offeredMethods } from "@/lib/relaxation/methods/method-lists";
import { rankingSchema } from "@/lib/trade-offs/ranking";
import { relaxationMethodSchema } from "@/lib/trade-offs/relaxation";
import { settingFields } from "@/lib/trade-offs/setting-fields";

/**
 * How slot questions are chosen: none; all that tell cars apart, most telling first; only those worth their burden;
 * all in a fixed order; all in a random one.
 */
export const askingPolicies = ["never", "always", "adaptive", "fixed-order", "random-slot"] as const;
export type AskingPolicy = (typeof askingPolicies)[number];

/**
 * The cars that choices and their order are drawn from (ProductAgent, Table 6): those still possible, with the least
 * violated ones where no car has everything; none, so that no choices are offered; a random sample of the catalog;
 * the slice of frame and locked wishes.
 */
export const askingStatistics = ["remaining", "none", "random-statistics", "slice"] as const;
export type AskingStatistics = (typeof askingStatistics)[number];

/** How one conversation is run. A study's condition maps to these; the shop uses `shopSettings`. */
export const dialogueSettingsSchema = z.object({
  /** Settings of one method alone; its own number when left out. */
  ...z.object(settingFields(allMethods)).partial().shape,
  method: relaxationMethodSchema,
  weighting: z.enum(weightSources),
  reader: z.enum(["embedded", "model"]),
  /** Who words the replies to typed messages: code (when left out), or the language model from code's facts. */
  writer: z.enum(["code", "model"]).optional(),
  asking: z.enum(askingPolicies),
  /** The cars that choices are drawn from; those still possible when left out. */
  statistics: z.enum(askingStatistics).optional(),
  /** Most slot questions a conversation asks. */
  questionBudget: z.number().int().min(0),
  /** What a wish read as *must* becomes: locked, or just very heavy. */
  mustMeans: z.enum(["locked", "weight"]),
  /** Which car comes first; `weighted` when left out. */
  ranking: rankingSchema.optional(),
  /** Tests fixed from outside for the whole conversation; none when left out. */
  frame: z.array(predicateSchema).optional(),
  /** Most alternatives shown beside what gave way; 4 when left out. */
  alternatives: z.number().int().min(0).max(12).optional(),
  /** Whether an explanation gives its reason and the shopper's own words, or only says what gave way; true when left out. */
  reasons: z.boolean().optional(),
  /** Whether replies recommend a car and name a runner-up; false when left out, as in studies. */
  recommends: z.boolean().optional(),
  /**
   * A search of the shop: the list is in the order that suits a shopper, a far stretch is asked about, and questions end
   * early. False when left out, as in studies and benchmarks.
   */
  shop: z.boolean().optional(),
  /** Seed of the random method's lots; 1 when left out. */
  seed: z.number().int().optional(),
});
export type DialogueSettings = z.infer<typeof dialogueSettingsSchema>;

/** Methods a search of the shop can be started with; the controls recommend nothing and are left to studies. */
export const shopMethodSchema = z.enum(namesOf(offeredMethods));
export type ShopMethod = z.infer<typeof shopMethodSchema>;

/** Settings of a search of the shop: each method with the weighting that is its own. */
export function settingsFor(method: ShopMethod): DialogueSettings {
  return { ...shopSettings, method, weighting: methodNamed(method).weighting ?? shopSettings.weighting };
}

export const shopSettings: DialogueSettings = {
  method: "optimal",
  weighting: "global",
  reader: "embedded",
  asking: "adaptive",
  questionBudget: 3,
  mustMeans: "locked",
  recommends: true,
  shop: true,
};
