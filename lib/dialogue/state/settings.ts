import { z } from "zod";
import { predicateSchema } from "@/lib/constraints/constraint";
import { allMethods } from "@/lib/relaxation/methods/all-methods";
import { weightSources } from "@/lib/relaxation/methods/method";
import { methodNamed, namesOf, offeredMethods } from "@/lib/relaxation/methods/method-lists";
import { rankingSchema } from "@/lib/trade-offs/ranking";
import { relaxationMethodSchema } from "@/lib/trade-offs/relaxation";
import { settingFields } from "@/lib/trade-offs/setting-fields";

/** How to pick slot questions: none; all useful ones; those worth the effort; all in fixed order; all at random. */
export const askingPolicies = ["never", "always", "adaptive", "fixed-order", "random-slot"] as const;
export type AskingPolicy = (typeof askingPolicies)[number];

/**
 * The cars behind choices and their order (ProductAgent, Table 6): the remaining ones, or the least violating if none
 * match; none, so no choices; a random sample; the slice of frame and locks.
 */
export const askingStatistics = ["remaining", "none", "random-statistics", "slice"] as const;
export type AskingStatistics = (typeof askingStatistics)[number];

/** One conversation's settings. A study's condition maps to these; the shop uses `shopSettings`. */
export const dialogueSettingsSchema = z.object({
  /** Settings of single methods, with their own defaults. */
  ...z.object(settingFields(allMethods)).partial().shape,
  method: relaxationMethodSchema,
  weighting: z.enum(weightSources),
  reader: z.enum(["embedded", "model"]),
  /** Who words replies to typed messages: code (default), or the language model from code's facts. */
  writer: z.enum(["code", "model"]).optional(),
  asking: z.enum(askingPolicies),
  /** The remaining cars by default. */
  statistics: z.enum(askingStatistics).optional(),
  questionBudget: z.number().int().min(0),
  /** A *must* becomes locked, or only very heavy. */
  mustMeans: z.enum(["locked", "weight"]),
  /** `weighted` by default. */
  ranking: rankingSchema.optional(),
  /** Fixed tests from outside; none by default. */
  frame: z.array(predicateSchema).optional(),
  /** 4 by default. */
  alternatives: z.number().int().min(0).max(12).optional(),
  /** Explains with a reason and the shopper's words (default), or only says what gave way. */
  reasons: z.boolean().optional(),
  /** Recommends a car and a runner-up. Studies don't. */
  recommends: z.boolean().optional(),
  /** A search of the shop: sorts by fit, asks about far stretches, and asks less. Studies and benchmarks differ. */
  shop: z.boolean().optional(),
  /** For the random method; 1 by default. */
  seed: z.number().int().optional(),
});
export type DialogueSettings = z.infer<typeof dialogueSettingsSchema>;

/** The shop's methods. Only studies use the controls, which recommend nothing. */
export const shopMethodSchema = z.enum(namesOf(offeredMethods));
export type ShopMethod = z.infer<typeof shopMethodSchema>;

/** The shop's settings, each method with its own weighting. */
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
