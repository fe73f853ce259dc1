import type { Constraint } from "@/lib/constraints/constraint";
import { levelOf, levels, levelWeights } from "@/lib/constraints/weight";
import { type Importance, plainImportance } from "@/lib/reading/importance/importance";
import type { ModelImportance } from "./model-grounding";
import type { WordSupport } from "./model-support";

/**
 * The weight of a wish only the model read: that of its level where the words about it are in the message, else the
 * plain weight. Absolute (and locked) only where the words hold a must that the embedded reader knows too.
 */
export function weightOfStatement({ level, weight }: ModelImportance, support: WordSupport): Importance {
  if (level === null || weight === null) return plainImportance;
  const said = level === "must" && !support.ofMust(weight) ? "strong" : level;
  return { weight: levelWeights[said], must: said === "must", said: [{ weight: levelWeights[said], ...weight }] };
}

/**
 * A second opinion about a weight. Where the first was read from words, one level apart changes nothing and further
 * apart the weight goes half way; where it was only assumed, the model's counts. Either way the interval spans both,
 * because the words leave it open. A locked wish keeps its weight. `null` for no change.
 */
export function secondOpinion(
  standing: Constraint,
  said: ModelImportance,
  support: WordSupport,
): Pick<Importance, "weight" | "interval"> | null {
  if (said.level === null || said.weight === null || standing.locked) return null;
  const { weight } = weightOfStatement(said, support);
  if (weight === standing.weight) return null;
  const interval: [number, number] = [Math.min(weight, standing.weight), Math.max(weight, standing.weight)];
  if (!standing.evidence.some((each) => each.for === "weight")) return { weight, interval };
  const apart = Math.abs(levels.indexOf(levelOf(weight)) - levels.indexOf(levelOf(standing.weight)));
  if (apart < 2) return null;
  return { weight: Math.round((weight + standing.weight) * 500) / 1000, interval };
}
