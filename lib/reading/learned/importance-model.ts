import { type Level, levels, levelWeights } from "@/lib/constraints/weight";
import modelFile from "./importance-model.json";
import { bucketOf, classify, type LinearModel, openLinearModel } from "./linear-model";
import { type WishContext, wishFeatures } from "./wish-views";

/** The five levels, heaviest first, and `none` for a mention that is no wish. */
export const importanceClasses = [...levels, "none"] as const;
export const importanceBuckets = 2 ** 18;

/** What the rules make of the same wish: a level, with `?` where no words said so, or that it is none. */
export type RulesVerdict = Level | `${Level}?` | "absent" | "refused";

/** How much a verdict counts beside thousands of words. */
const verdictCopies = 12;

/** Everything the model holds against a wish. */
export function importanceFeatures(context: WishContext, verdict: RulesVerdict): number[] {
  const found = wishFeatures(context, importanceBuckets);
  for (let copy = 0; copy < verdictCopies; copy++) found.push(bucketOf(`rules${copy} ${verdict}`, importanceBuckets));
  return found;
}

export interface LearnedImportance {
  /** Probability that the mention is no wish. */
  none: number;
  /** Probability of each level, heaviest first, if it is one. */
  levels: readonly number[];
  level: Level;
  /** The mean weight, kept within its level. */
  weight: number;
  /** Weights of the levels at the 10th and the 90th percentile, the weight always between them. */
  interval: [number, number];
}

let opened: LinearModel | undefined;

/** How important a wish is, from how a message speaks of it. */
export function learnedImportance(context: WishContext, verdict: RulesVerdict): LearnedImportance {
  opened ??= openLinearModel(modelFile);
  return importanceOfChances(classify(opened, importanceFeatures(context, verdict)));
}

/** Turns probabilities of the classes into a level and a weight. */
export function importanceOfChances(chances: readonly number[]): LearnedImportance {
  const none = chances[levels.length] ?? 0;
  const wished = levels.map((_, index) => (chances[index] ?? 0) / Math.max(1e-9, 1 - none));
  const best = wished.indexOf(Math.max(...wished));
  const level = levels[best] ?? "prefer";
  const mean = wished.reduce((sum, chance, index) => sum + chance * levelWeights[levels[index] ?? "prefer"], 0);
  const weight = Math.round(1000 * within(mean, level)) / 1000;
  const light = weightAt([...wished].reverse(), [...levels].reverse());
  const heavy = weightAt(wished, levels);
  return { none, levels: wished, level, weight, interval: [Math.min(weight, light), Math.max(weight, heavy)] };
}

/** The weight nearest to the mean that people still see as this level. */
function within(mean: number, level: Level): number {
  const at = levels.indexOf(level);
  const own = levelWeights[level];
  const above = levels[at - 1];
  const below = levels[at + 1];
  const most = above ? (own + levelWeights[above]) / 2 - 0.01 : 1;
  const least = below ? (own + levelWeights[below]) / 2 + 0.01 : 0.02;
  return Math.min(most, Math.max(least, mean));
}

/** The weight of the level at which a tenth of the probability is passed, from the first on. */
function weightAt(chances: readonly number[], order: readonly Level[]): number {
  let passed = 0;
  for (const [index, chance] of chances.entries()) {
    passed += chance;
    if (passed >= 0.1) return levelWeights[order[index] ?? "prefer"];
  }
  return levelWeights.prefer;
}
