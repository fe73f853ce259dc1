/**
 * Ordinal regression by cumulative logits (McCullagh 1980): a score, and rising thresholds that cut it into levels.
 * P(level <= k) = sigmoid(threshold k - score).
 */
export function levelProbabilities(score: number, thresholds: readonly number[]): number[] {
  const below = thresholds.map((threshold) => sigmoid(threshold - score));
  return [...below, 1].map((each, level) => Math.max(0, each - (below[level - 1] ?? 0)));
}

export interface LossAndSlopes {
  loss: number;
  /** Slope of the loss by the score. */
  score: number;
  /** Slopes by each threshold. */
  thresholds: number[];
}

/** Negative log likelihood of a level, with its slopes. Probabilities under 1e-12 count as that. */
export function ordinalLoss(score: number, thresholds: readonly number[], level: number): LossAndSlopes {
  const upper = level < thresholds.length ? sigmoid((thresholds[level] ?? 0) - score) : 1;
  const lower = level > 0 ? sigmoid((thresholds[level - 1] ?? 0) - score) : 0;
  const probability = Math.max(1e-12, upper - lower);
  const [bend, bendLow] = [upper * (1 - upper), lower * (1 - lower)];
  const slopes = thresholds.map((_, index) => {
    if (index === level) return -bend / probability;
    return index === level - 1 ? bendLow / probability : 0;
  });
  return { loss: -Math.log(probability), score: (bend - bendLow) / probability, thresholds: slopes };
}

/** Thresholds from free numbers: the first as it is, each next one further by the exponential of its own. */
export function risingThresholds(free: readonly number[]): number[] {
  let last = 0;
  return free.map((each, index) => {
    last = index === 0 ? each : last + Math.exp(each);
    return last;
  });
}

/** Slopes by the free numbers from slopes by the thresholds. */
export function freeSlopes(free: readonly number[], slopes: readonly number[]): number[] {
  return free.map((each, index) => {
    const behind = slopes.slice(index).reduce((sum, slope) => sum + slope, 0);
    return index === 0 ? behind : behind * Math.exp(each);
  });
}

export function sigmoid(value: number): number {
  return value >= 0 ? 1 / (1 + Math.exp(-value)) : Math.exp(value) / (1 + Math.exp(value));
}
