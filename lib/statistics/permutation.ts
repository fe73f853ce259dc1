const mostExact = 16;

/**
 * Two-sided sign-flip permutation test (Fisher 1935; Ernst 2004). Exact up to 16 pairs, else `draws` samples including
 * the observed signs (Phipson and Smyth 2010). `bits` returns 32-bit integers.
 */
export function signFlipP(differences: readonly number[], bits: () => number, draws = 10_000): number {
  const kept = Float64Array.from(differences.filter((each) => each !== 0));
  if (kept.length === 0) return 1;
  const observed = Math.abs(kept.reduce((sum, each) => sum + each, 0)) - 1e-12;
  if (kept.length <= mostExact) {
    const all = 2 ** kept.length;
    let extreme = 0;
    for (let signs = 0; signs < all; signs++) if (Math.abs(signedSum(kept, 0, signs)) >= observed) extreme++;
    return extreme / all;
  }
  let extreme = 1;
  for (let draw = 0; draw < draws; draw++) {
    let sum = 0;
    for (let from = 0; from < kept.length; from += signsOfDraw) sum += signedSum(kept, from, bits());
    if (Math.abs(sum) >= observed) extreme++;
  }
  return extreme / (draws + 1);
}

const signsOfDraw = 32;

/** Sums up to 32 values, each with its bit's sign. */
function signedSum(values: Float64Array, from: number, signs: number): number {
  const end = Math.min(values.length, from + signsOfDraw);
  let sum = 0;
  for (let place = from; place < end; place++) sum += (values[place] ?? 0) * (1 - 2 * ((signs >>> (place - from)) & 1));
  return sum;
}

/**
 * The interval that belongs to `signFlipP`: between ordered means of subsets (Hartigan 1969, Using subsample values
 * as typical values). Fewer than six differences bound nothing, and give `bound` on both sides.
 */
export function flipInterval(
  differences: readonly number[],
  bits: () => number,
  { bound = 1, level = 0.05, draws = 10_000 } = {},
) {
  const isExact = differences.length <= mostExact;
  const means = (isExact ? allSubsetMeans(differences) : drawnSubsetMeans(differences, bits, draws)).sort();
  const tail = Math.floor((level / 2) * (isExact ? means.length + 1 : draws));
  return { low: means[tail - 1] ?? -bound, high: tail > 0 ? (means[means.length - tail] ?? bound) : bound };
}

function allSubsetMeans(values: readonly number[]): Float64Array {
  const sums = new Float64Array(2 ** values.length);
  const counts = new Uint8Array(sums.length);
  for (let subset = 1; subset < sums.length; subset++) {
    const rest = subset & (subset - 1);
    sums[subset] = (sums[rest] ?? 0) + (values[31 - Math.clz32(subset ^ rest)] ?? 0);
    counts[subset] = (counts[rest] ?? 0) + 1;
  }
  return sums.map((sum, subset) => sum / (counts[subset] ?? 1)).subarray(1);
}

function drawnSubsetMeans(values: readonly number[], bits: () => number, draws: number): Float64Array {
  const means: number[] = [];
  for (let draw = 1; draw < draws; draw++) {
    let [sum, count, word] = [0, 0, 0];
    for (const [place, each] of values.entries()) {
      if (place % signsOfDraw === 0) word = bits();
      if (((word >>> (place % signsOfDraw)) & 1) === 0) continue;
      sum += each;
      count++;
    }
    if (count > 0) means.push(sum / count);
  }
  return Float64Array.from(means);
}
