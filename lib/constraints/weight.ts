/** Heaviest first. */
export const levelWeights = { must: 0.95, strong: 0.75, prefer: 0.55, flexible: 0.3, nice: 0.1 } as const;
export const levels = ["must", "strong", "prefer", "flexible", "nice"] as const;
export type Level = (typeof levels)[number];

/** Ties go to the heavier level. */
export function levelOf(weight: number): Level {
  const off = (level: Level) => Math.abs(levelWeights[level] - weight);
  // The margin absorbs rounding error at half-way weights such as 0.65.
  return levels.reduce<Level>((best, level) => (off(level) < off(best) - 1e-9 ? level : best), "must");
}

export function notchesOf(level: Level): number {
  return levels.length - levels.indexOf(level);
}

export function levelWithNotches(notches: number): Level {
  const level = levels[levels.length - Math.min(5, Math.max(1, Math.round(notches)))];
  if (!level) throw new RangeError(`no level has ${notches} notches`);
  return level;
}
