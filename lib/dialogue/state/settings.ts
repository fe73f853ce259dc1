import { z } from "zod";
import { predicateSchema } from "@/lib/constraints/constraint";
import { outsideSchema } from "@/lib/dialogue/deciding/outside-choice";
import { allMethods } from "@/lib/relaxation/methods/all-methods";
import { weightSources } from "@/lib/relaxation/methods/choice";
import { methodNamed, namesOf, offeredMethods } from "@/lib/relaxation/methods/method-lists";
import { rankings } from "@/lib/trade-offs/ranking";
import { relaxationMethodSchema } from "@/lib/trade-offs/relaxation";
import { settingFields } from "@/lib/trade-offs/setting-fields";

/** None, all useful, those worth the effort, fixed order, or random. */
export const askingPolicies = ["never", "always", "adaptive", "fixed-order", "random-slot"] as const;
export type AskingPolicy = (typeof askingPolicies)[number];

/**
 * Products behind choices (ProductAgent, Table 6): remaining ones (or the least violating), none, a random sample, or the
 * slice of frame and locks.
 */
export const askingStatistics = ["remaining", "none", "random-statistics", "slice"] as const;

export const agentDecisions = ["weighting", "repairing"] as const;
export type AgentDecision = (typeof agentDecisions)[number];

export const dialogueSettingsSchema = z.object({
  /** Settings of single methods, with their own defaults. */
  ...z.object(settingFields(allMethods)).partial().shape,
  method: relaxationMethodSchema,
  weighting: z.enum(weightSources),
  outside: outsideSchema.nullish(),
  reader: z.enum(["embedded", "model"]),
  /** Code (default), or a language model from code's facts. */
  writer: z.enum(["code", "model"]).optional(),
  /** Decisions of the method that a language model takes. Code takes the others. */
  agents: z.array(z.enum(agentDecisions)).optional(),
  asking: z.enum(askingPolicies),
  statistics: z.enum(askingStatistics).optional(),
  questionBudget: z.number().int().min(0),
  /** A *must* becomes locked, or only heavy. */
  mustMeans: z.enum(["locked", "weight"]),
  ranking: z.enum(rankings).optional(),
  /** Fixed outside tests. */
  frame: z.array(predicateSchema).optional(),
  /** Rule sheets in force from the start. The hash is the text's SHA-256. */
  sheets: z.array(z.object({ id: z.string(), version: z.number(), hash: z.string(), text: z.string() })).optional(),
  /** Defaults to 4. */
  alternatives: z.number().int().min(0).max(12).optional(),
  /** Ties are drawn by lot, never asked. */
  forceDecision: z.boolean().optional(),
  /** Adds a reason and the shopper's words. Defaults to true. */
  reasons: z.boolean().optional(),
  /** Recommends a product and a runner-up. Studies don't. */
  recommends: z.boolean().optional(),
  /** Shop mode: sorts by fit, asks about far stretches, and asks less. */
  shop: z.boolean().optional(),
  /** For lots and the random method. Defaults to 1. */
  seed: z.number().int().optional(),
});
export type DialogueSettings = z.infer<typeof dialogueSettingsSchema>;

/** Only studies use the controls, which recommend nothing. */
export const shopMethodSchema = z.enum(namesOf(offeredMethods));
export type ShopMethod = z.infer<typeof shopMethodSchema>;

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
