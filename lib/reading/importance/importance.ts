import type { SlotName } from "@/lib/constraints/slot-name";
import { levelOf, levelWeights } from "@/lib/constraints/weight";

/** A weight that an answer gives outright ("8 out of 10"), with the tokens that say so. */
export interface SaidWeight {
  weight: number;
  start: number;
  end: number;
}

/** A said weight, and the slots it is about. */
export interface SlotWeight extends SaidWeight {
  slots: readonly SlotName[];
}

/** Wishes put in order, with the tokens of an answer that does so outright. */
export interface Comparison {
  lighter: readonly SlotName[];
  heavier: readonly SlotName[];
  start?: number;
  end?: number;
}

/** How much a wish matters before anything learned is asked. */
export interface Importance {
  weight: number;
  interval?: [number, number];
  /** Never relaxed without consent. */
  must: boolean;
  said: readonly SaidWeight[];
}

/** What a bare statement is worth. */
export const plainImportance: Importance = {
  ...{ weight: levelWeights.prefer, interval: [0.4, 0.7] },
  ...{ must: false, said: [] },
};

/** Below this a weight leaves room, and room outweighs what else is said. */
const roomy = 0.45;

/** One weight from all that was said outright about a wish: the lightest that leaves room, else the heaviest. */
export function importanceSaid(said: readonly SaidWeight[]): Importance {
  if (said.length === 0) return plainImportance;
  const weights = said.map(({ weight }) => weight);
  const least = Math.min(...weights);
  const weight = least < roomy ? least : Math.max(...weights);
  return { weight, must: levelOf(weight) === "must", said };
}
