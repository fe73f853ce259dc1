import { z } from "zod";
import { weightingOf } from "@/lib/relaxation/compare-facts";
import { relaxationMethodSchema } from "@/lib/relaxation/relaxation";

/** How one conversation is run. A study's condition maps to these; the shop uses `shopSettings`. */
export const dialogueSettingsSchema = z.object({
  method: relaxationMethodSchema,
  weighting: z.enum(["local", "global", "pairwise"]),
  reader: z.enum(["embedded", "model"]),
  asking: z.enum(["never", "always", "adaptive"]),
  /** Most slot questions a conversation asks. */
  questionBudget: z.number().int().min(0),
  /** What a wish read as *must* becomes: locked, or just very heavy. */
  mustMeans: z.enum(["locked", "weight"]),
  /** Most proposals of the formal method's loop; 10 when left out. */
  formalRounds: z.number().int().min(1).max(100).optional(),
  /** Seed of the random method's lots; 1 when left out. */
  seed: z.number().int().optional(),
});
export type DialogueSettings = z.infer<typeof dialogueSettingsSchema>;

/** Methods a search of the shop can be started with; the controls recommend nothing and are left to studies. */
export const shopMethodSchema = relaxationMethodSchema.exclude(["none", "manual", "random"]);
export type ShopMethod = z.infer<typeof shopMethodSchema>;

/** Settings of a search of the shop: each method with the weighting that is its own (DESIGN section 4). */
export function settingsFor(method: ShopMethod): DialogueSettings {
  return { ...shopSettings, method, weighting: weightingOf[method] ?? shopSettings.weighting };
}

export const shopSettings: DialogueSettings = {
  method: "optimal",
  weighting: "global",
  reader: "embedded",
  asking: "adaptive",
  questionBudget: 4,
  mustMeans: "locked",
};
