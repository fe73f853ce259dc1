/** The five levels people see, heaviest first, with the weight each stands for. */
export const levelWeights = { must: 0.95, strong: 0.75, prefer: 0.55, flexible: 0.3, nice: 0.1 } as const;
export const levels = ["must", "strong", "prefer", "flexible", "nice"] as const;
export type Level = (typeof levels)[number];

/** The level nearest to a weight; half-way between two, the heavier one. */
export function levelOf(weight: number): Level {
  let best: Level = "must";
  for (const level of levels) {
    // The margin makes a half-way weight such as 0.65 fall the same way whatever its rounding error.
    if (Math.abs(levelWeights[level] - weight) < Math.abs(levelWeights[best] - weight) - 1e-9) best = level;
  }
  return best;
}

/** Number of tall notches a level has on the gauge: nice 1 to must 5. */
export function notchesOf(level: Level): number {
  return levels.length - levels.indexOf(level);
}

/** The level with that many tall notches (1 to 5). */
export function levelWithNotches(notches: number): Level {
  const level = levels[levels.length - Math.min(5, Math.max(1, Math.round(notches)))];
  if (!level) throw new RangeError(`no level has ${notches} notches`);
  return level;
}
