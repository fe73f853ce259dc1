import { type Level, levels, levelWeights } from "@/lib/constraints/weight";
import modelFile from "./importance-model.json";
import { bucketOf, classify, modelNamed } from "./linear-model";
import { tellingPlaces, type WishContext, wishFeatures } from "./wish-views";

/** The five levels, heaviest first, `none` for a mention that is no wish, and `refused` for what is to be avoided. */
export const importanceClasses = [...levels, "none", "refused"] as const;
export const importanceBuckets = 2 ** 18;

/** What the rules make of the same wish: a level, with `?` where no words said so, or that it is none. */
export type RulesVerdict = Level | `${Level}?` | "absent" | "refused";

/** How much a verdict counts beside thousands of words. */
const verdictCopies = 12;

/** Everything the model holds against a wish. */
export function importanceFeatures(context: WishContext, verdict: RulesVerdict, only?: number): number[] {
  const found = wishFeatures(context, importanceBuckets, only);
  for (let copy = 0; copy < verdictCopies; copy++) found.push(bucketOf(`rules${copy} ${verdict}`, importanceBuckets));
  return found;
}

export interface LearnedImportance {
  /** Probability that the mention is no wish, and that it is to be avoided. */
  none: number;
  refused: number;
  /** Probability of each level, heaviest first, if it is one. */
  levels: readonly number[];
  level: Level;
  /** The mean weight, kept within its level. */
  weight: number;
  /** Weights of the levels at the 25th and the 75th percentile, the weight always between them. */
  interval: [number, number];
}

/**
 * How important a wish is, from how a message speaks of it. A wish may be stated in one place and weighed in another
 * ("under 25k … the price is firm"): where one place says more than all of them together, that place counts.
 */
export function learnedImportance(context: WishContext, verdict: RulesVerdict): LearnedImportance {
  const model = modelNamed("importance", modelFile);
  const chancesAt = (place?: number) => classify(model, importanceFeatures(context, verdict, place));
  const places = tellingPlaces(context);
  const tellings = places.length < 2 ? [] : places.map(chancesAt);
  const together = chancesAt();
  const telling = tellings.reduce((best, each) => (cueIn(each) > cueIn(best) ? each : best), together);
  const heard = importanceOfChances(telling);
  // A must is locked: it takes more than being the likeliest level.
  const isDoubtful = heard.level === "must" && verdict !== "must" && (heard.levels[0] ?? 0) < surelyMust;
  return isDoubtful ? importanceOfChances([0, ...telling.slice(1)]) : heard;
}

const surelyMust = 0.65;

/** Probability that the words say more than a plain wish. */
function cueIn(chances: readonly number[]): number {
  return levels.reduce((sum, level, index) => (level === "prefer" ? sum : sum + (chances[index] ?? 0)), 0);
}

/** Turns probabilities of the classes into a level and a weight. */
export function importanceOfChances(chances: readonly number[]): LearnedImportance {
  const [none = 0, refused = 0] = chances.slice(levels.length);
  const wished = levels.map((_, index) => (chances[index] ?? 0) / Math.max(1e-9, 1 - none - refused));
  const best = wished.indexOf(Math.max(...wished));
  const level = levels[best] ?? "prefer";
  const mean = wished.reduce((sum, chance, index) => sum + chance * levelWeights[levels[index] ?? "prefer"], 0);
  const weight = Math.round(1000 * withinLevel(mean, level)) / 1000;
  const light = weightAt([...wished].reverse(), [...levels].reverse());
  const heavy = weightAt(wished, levels);
  return { none, refused, levels: wished, level, weight, interval: [Math.min(weight, light), Math.max(weight, heavy)] };
}

/** The weight nearest to the mean that people still see as this level. */
export function withinLevel(mean: number, level: Level): number {
  const at = levels.indexOf(level);
  const own = levelWeights[level];
  const above = levels[at - 1];
  const below = levels[at + 1];
  const most = above ? (own + levelWeights[above]) / 2 - 0.01 : 1;
  const least = below ? (own + levelWeights[below]) / 2 + 0.01 : 0.02;
  return Math.min(most, Math.max(least, mean));
}

/** The weight of the level at which a quarter of the probability is passed, from the first on. */
function weightAt(chances: readonly number[], order: readonly Level[]): number {
  let passed = 0;
  for (const [index, chance] of chances.entries()) {
    passed += chance;
    if (passed >= 0.25) return levelWeights[order[index] ?? "prefer"];
  }
  return levelWeights.prefer;
}
