import { zlibSync } from "fflate";
import { shuffle } from "@/lib/random";
import type { LinearModelFile } from "@/lib/reading/learned/linear-model";

type Buckets = Iterable<number> & { readonly length: number };

export interface LinearCase {
  features: Buckets;
  label: number;
}

export interface LinearSettings {
  classes: readonly string[];
  /** A power of two. */
  buckets: number;
  epochs: number;
  rate: number;
}

/** Multinomial logistic regression by AdaGrad (Duchi et al. 2011), deterministic. */
export function trainLinear(
  cases: readonly LinearCase[],
  { classes, buckets, epochs, rate }: LinearSettings,
  random: () => number,
): LinearModelFile {
  const count = classes.length;
  const weights = new Float32Array(buckets * count);
  const squares = new Float32Array(buckets * count).fill(1e-6);
  let order = cases.map((_, index) => index);
  const chances = new Float64Array(count);
  for (let epoch = 0; epoch < epochs; epoch++) {
    order = shuffle(order, random);
    for (const index of order) {
      const { features, label } = cases[index] as LinearCase;
      const unit = 1 / Math.sqrt(Math.max(1, features.length));
      spread(features, weights, unit, chances);
      for (let each = 0; each < count; each++) {
        const slope = ((chances[each] as number) - (each === label ? 1 : 0)) * unit;
        if (Math.abs(slope) < 1e-5) continue;
        for (const bucket of features) {
          const at = bucket * count + each;
          squares[at] = (squares[at] as number) + slope * slope;
          weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(squares[at] as number);
        }
      }
    }
  }
  return packed(weights, classes, buckets);
}

/** Writes class probabilities into `chances`. */
function spread(features: Buckets, weights: Float32Array, unit: number, chances: Float64Array): void {
  const count = chances.length;
  chances.fill(0);
  for (const bucket of features)
    for (let each = 0; each < count; each++)
      chances[each] = (chances[each] as number) + (weights[bucket * count + each] as number);
  let highest = Number.NEGATIVE_INFINITY;
  for (const chance of chances) highest = Math.max(highest, chance);
  let total = 0;
  for (let each = 0; each < count; each++) {
    chances[each] = Math.exp(((chances[each] as number) - highest) * unit);
    total += chances[each] as number;
  }
  for (let each = 0; each < count; each++) chances[each] = (chances[each] as number) / total;
}

/** Quantizes weights to signed bytes. The largest becomes 127. */
export function packed(weights: Float32Array, classes: readonly string[], buckets: number): LinearModelFile {
  let largest = 1e-9;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = largest / 127;
  const bytes = Uint8Array.from(weights, (weight) => Math.round(weight / scale) & 255);
  const text = Array.from(zlibSync(bytes, { level: 9 }), (byte) => String.fromCharCode(byte)).join("");
  return { classes: [...classes], buckets, scale, weights: btoa(text) };
}
