import { type Constraint, levelOf, levelWeights, type SlotName } from "@/lib/constraints";
import type { TokenSpan } from "@/lib/reading/text/tokenize";

export interface SaidWeight extends TokenSpan {
  weight: number;
}

export interface SlotWeight extends SaidWeight {
  slots: readonly SlotName[];
  /** Only a level in words, which the model may place. */
  isLevel?: true;
}

export interface Comparison {
  lighter: readonly SlotName[];
  heavier: readonly SlotName[];
  start?: number;
  end?: number;
}

export interface Importance {
  weight: number;
  interval?: [number, number];
  /** Never relaxes without consent. */
  must: boolean;
  said: readonly SaidWeight[];
}

export const plainImportance: Importance = { weight: levelWeights.prefer, interval: [0.4, 0.7], must: false, said: [] };

/** The wish with its level at another weight. The old interval goes. */
export function weighedAs(
  { interval: _own, ...wish }: Constraint,
  { weight, interval }: { weight: number; interval?: Constraint["interval"] },
): Constraint {
  return { ...wish, weight, level: levelOf(weight), ...(interval ? { interval } : {}) };
}

/** Two weights are apart as people see it. */
export const seenApart = 0.08;

/** A lower weight leaves slack, which beats other statements. */
export const roomy = 0.45;

/** Picks the lightest weight with slack, or else the heaviest. */
export function importanceSaid(said: readonly SaidWeight[]): Importance {
  if (said.length === 0) return plainImportance;
  const weights = said.map(({ weight }) => weight);
  const least = Math.min(...weights);
  const weight = least < roomy ? least : Math.max(...weights);
  return { weight, must: levelOf(weight) === "must", said };
}
