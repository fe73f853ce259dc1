import type { Level } from "@/lib/constraints/weight";
import type { RepairCase } from "./repair-pairs";

/** What something (the rules, a model) makes of each wish of a case, in their order. */
export interface Rating {
  weight: number;
  level: Level;
}
export type Rate<Case extends RepairCase> = (one: Case) => Rating[];

/** Outcomes by item, so that intervals can be drawn over items: everything said about one item is one cluster. */
export interface ImportanceScores {
  /** 1 where the lightest wish is the one to be given up, 1/n where n weigh the same as it. */
  relaxMatch: number[][];
  /** 1 only where it is the lightest alone: a tie is a miss. */
  strictMatch: number[][];
  /** 1 for every labelled wish whose level is right. */
  levels: number[][];
}

/** How often the lightest wish is the right one to give up, and how often levels are right. */
export function scoreImportance<Case extends RepairCase>(cases: readonly Case[], rate: Rate<Case>): ImportanceScores {
  const byItem = new Map<string, { relaxMatch: number[]; strictMatch: number[]; levels: number[] }>();
  for (const one of cases) {
    const scores = byItem.get(one.item) ?? { relaxMatch: [], strictMatch: [], levels: [] };
    byItem.set(one.item, scores);
    const ratings = rate(one);
    const least = Math.min(...ratings.map(({ weight }) => weight));
    const lightest = one.wishes.filter((_, index) => (ratings[index]?.weight ?? 1) <= least + 1e-9);
    const isThere = lightest.some(({ slot }) => slot === one.target);
    scores.relaxMatch.push(isThere ? 1 / lightest.length : 0);
    scores.strictMatch.push(isThere && lightest.length === 1 ? 1 : 0);
    one.wishes.forEach(({ level }, index) => {
      if (level) scores.levels.push(ratings[index]?.level === level ? 1 : 0);
    });
  }
  const all = [...byItem.values()];
  return {
    relaxMatch: all.map((each) => each.relaxMatch),
    strictMatch: all.map((each) => each.strictMatch),
    levels: all.map((each) => each.levels),
  };
}

export interface CalibrationBin {
  from: number;
  to: number;
  count: number;
  /** Mean probability given to the likeliest level. */
  confidence: number;
  /** How often it was right. */
  accuracy: number;
}

/** Predictions by how sure they were, and the mean distance between sureness and truth (expected calibration error). */
export function calibrate(
  predictions: readonly { confidence: number; right: boolean }[],
  bins = 10,
): { bins: CalibrationBin[]; error: number } {
  const filled = Array.from({ length: bins }, (_, index) => {
    const own = predictions.filter(({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)) === index);
    const mean = (of: (each: (typeof own)[number]) => number) =>
      own.length > 0 ? own.reduce((sum, each) => sum + of(each), 0) / own.length : 0;
    return {
      from: index / bins,
      to: (index + 1) / bins,
      count: own.length,
      confidence: mean(({ confidence }) => confidence),
      accuracy: mean(({ right }) => (right ? 1 : 0)),
    };
  });
  const error = filled.reduce((sum, bin) => sum + bin.count * Math.abs(bin.confidence - bin.accuracy), 0);
  return { bins: filled, error: predictions.length > 0 ? error / predictions.length : 0 };
}
