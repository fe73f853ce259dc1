import type { Constraint } from "@/lib/constraints/constraint";
import { levelOf, levels, levelWeights } from "@/lib/constraints/weight";
import { type Importance, importanceOf } from "@/lib/reading/importance/importance";
import type { CueKind } from "@/lib/reading/lexicon/cue-words";
import type { ModelImportance } from "./model-grounding";
import type { WordSupport } from "./model-support";

const kinds: Readonly<Record<(typeof levels)[number], CueKind>> = {
  must: "rigid",
  strong: "strong",
  prefer: "care",
  flexible: "flex",
  nice: "nice",
};

/**
 * The weight of a wish only the model read: that of its level where the words about it are in the message, else the
 * plain weight. Absolute (and locked) only where the words hold a must that the embedded reader knows too.
 */
export function weightOfStatement({ level, weight }: ModelImportance, support: WordSupport): Importance {
  if (level === null || weight === null) return importanceOf([]);
  const said = level === "must" && !support.ofMust(weight) ? "strong" : level;
  const cue = { word: { kind: kinds[said], weight: levelWeights[said], side: "near" as const, say: [] }, ...weight };
  return { weight: levelWeights[said], must: said === "must", cues: [cue] };
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
