/** The five levels people see, heaviest first, with their weights. */
export const levelWeights = { must: 0.95, strong: 0.75, prefer: 0.55, flexible: 0.3, nice: 0.1 } as const;
export const levels = ["must", "strong", "prefer", "flexible", "nice"] as const;
export type Level = (typeof levels)[number];

/** The level nearest to a weight; the heavier one half-way between two. */
export function levelOf(weight: number): Level {
  let best: Level = "must";
  for (const level of levels) {
    // The margin puts a half-way weight such as 0.65 on the same side whatever its rounding error.
    if (Math.abs(levelWeights[level] - weight) < Math.abs(levelWeights[best] - weight) - 1e-9) best = level;
  }
  return best;
}

/** Tall notches of a level on the gauge, from nice (1) to must (5). */
export function notchesOf(level: Level): number {
  return levels.length - levels.indexOf(level);
}

export function levelWithNotches(notches: number): Level {
  const level = levels[levels.length - Math.min(5, Math.max(1, Math.round(notches)))];
  if (!level) throw new RangeError(`no level has ${notches} notches`);
  return level;
}
