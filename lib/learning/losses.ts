import { dpoLoss } from "./dpo-loss";
import { type Row, scoreOfRow } from "./feature-space";
import { freeSlopes, ordinalLoss, risingThresholds } from "./ordinal";

export interface Levelled {
  row: Row;
  level: number;
}

/** Thresholds before training, as free numbers. */
export const firstThresholds = [-2, 0, 0, 0];

/** Mean loss over some examples with its slopes: coefficients first, then the free numbers of the thresholds. */
export function levelLoss(
  examples: readonly Levelled[],
  parameters: Float64Array,
  ridge: readonly number[],
): { loss: number; slopes: Float64Array; right: number } {
  const size = parameters.length - firstThresholds.length;
  const coefficients = parameters.subarray(0, size);
  const free = [...parameters.subarray(size)];
  const thresholds = risingThresholds(free);
  const slopes = new Float64Array(parameters.length);
  const cuts = thresholds.map(() => 0);
  let [loss, right] = [0, 0];
  for (const { row, level } of examples) {
    const score = scoreOfRow(row, coefficients);
    const each = ordinalLoss(score, thresholds, level);
    loss += each.loss / examples.length;
    row.columns.forEach((column, index) => {
      slopes[column] = (slopes[column] ?? 0) + (each.score * (row.values[index] ?? 0)) / examples.length;
    });
    each.thresholds.forEach((slope, index) => {
      cuts[index] = (cuts[index] ?? 0) + slope / examples.length;
    });
    if (thresholds.filter((threshold) => score > threshold).length === level) right++;
  }
  freeSlopes(free, cuts).forEach((slope, index) => {
    slopes[size + index] = slope;
  });
  coefficients.forEach((coefficient, column) => {
    const own = ridge[column] ?? 0;
    loss += (own * coefficient * coefficient) / 2;
    slopes[column] = (slopes[column] ?? 0) + own * coefficient;
  });
  return { loss, slopes, right: examples.length > 0 ? right / examples.length : 0 };
}

export interface RowPair {
  chosen: Row;
  rejected: Row;
}

/**
 * Mean preference loss over some pairs with its slopes. The policy gives up a wish with odds exp(-score), so a margin is
 * the rejected wish's score less the chosen one's.
 */
export function pairLoss(
  pairs: readonly RowPair[],
  coefficients: Float64Array,
  reference: Float64Array,
  beta: number,
): { loss: number; slopes: Float64Array; right: number } {
  const slopes = new Float64Array(coefficients.length);
  let [loss, right] = [0, 0];
  const margin = ({ chosen, rejected }: RowPair, by: Float64Array) => scoreOfRow(rejected, by) - scoreOfRow(chosen, by);
  const add = ({ columns, values }: Row, factor: number) => {
    columns.forEach((column, index) => {
      slopes[column] = (slopes[column] ?? 0) + (factor * (values[index] ?? 0)) / pairs.length;
    });
  };
  for (const pair of pairs) {
    const lead = margin(pair, coefficients);
    const each = dpoLoss(lead, margin(pair, reference), beta);
    loss += each.loss / pairs.length;
    add(pair.rejected, each.slope);
    add(pair.chosen, -each.slope);
    if (lead > 0) right++;
  }
  return { loss, slopes, right: pairs.length > 0 ? right / pairs.length : 0 };
}
