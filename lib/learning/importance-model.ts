import { z } from "zod";
import { type Level, levels, levelWeights } from "@/lib/constraints/weight";
import { levelProbabilities } from "./ordinal";
import type { Features } from "./word-features";

/** Levels from light to heavy, as thresholds cut them. */
export const risingLevels: readonly Level[] = [...levels].reverse();

/** A trained importance model: everything inference needs, and what it was made of. */
export const importanceModelSchema = z.object({
  kind: z.literal("leeway-importance"),
  version: z.literal(1),
  /** `sft`: maximum likelihood on levels; `sft+dpo`: then preference optimisation on repair choices. */
  stage: z.enum(["sft", "sft+dpo"]),
  /** What each feature adds to the score; features that are not listed add nothing. */
  coefficients: z.record(z.string(), z.number()),
  /** Four rising cuts between the five levels. */
  thresholds: z.array(z.number()).length(4),
  training: z.object({
    seed: z.number().int(),
    /** SHA-256 of the training examples and pairs. */
    dataHash: z.string(),
    /** SHA-256 of a small part of them, which a test makes again. */
    sampleHash: z.string().optional(),
    examples: z.number().int(),
    pairs: z.number().int(),
    beta: z.number(),
    negatives: z.enum(["paper", "corrected"]),
  }),
});
export type ImportanceModel = z.infer<typeof importanceModelSchema>;

export interface PredictedImportance {
  /** Mean of the levels' weights. */
  weight: number;
  /** Weights of the levels at the 10th and the 90th percentile, the mean always between them. */
  interval: [number, number];
  /** The likeliest level. */
  level: Level;
  /** Probability of each level, light to heavy. */
  probabilities: number[];
  score: number;
  /** What moved the score most, strongest first; positive made it weightier. */
  moved: { feature: string; by: number }[];
}

/** Most features an explanation names. */
const named = 5;

/** How important a wish is, from how it was spoken of. */
export function predictImportance(
  { coefficients, thresholds }: Pick<ImportanceModel, "coefficients" | "thresholds">,
  features: Features,
): PredictedImportance {
  const moved = Object.entries(features)
    .map(([feature, value]) => ({ feature, by: value * (coefficients[feature] ?? 0) }))
    .filter(({ by }) => by !== 0);
  const score = moved.reduce((sum, { by }) => sum + by, 0);
  const probabilities = levelProbabilities(score, thresholds);
  const weights = risingLevels.map((level) => levelWeights[level]);
  const likeliest = probabilities.indexOf(Math.max(...probabilities));
  const weight = probabilities.reduce((sum, each, index) => sum + each * (weights[index] ?? 0), 0);
  return {
    score,
    probabilities,
    weight,
    interval: [Math.min(weight, weightAt(probabilities, 0.1)), Math.max(weight, weightAt(probabilities, 0.9))],
    level: risingLevels[likeliest] ?? "prefer",
    moved: moved.sort((a, b) => Math.abs(b.by) - Math.abs(a.by)).slice(0, named),
  };
}

function weightAt(probabilities: readonly number[], share: number): number {
  let below = 0;
  for (const [index, each] of probabilities.entries()) {
    below += each;
    const level = risingLevels[index];
    if (level && below >= share - 1e-9) return levelWeights[level];
  }
  return levelWeights.must;
}
