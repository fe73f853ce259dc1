import jstat from "jstat";
import { cholesky, devianceAt, type Evaluated, forward, type Products, solve, unit } from "./mixed-products";

const { jStat } = jstat;

/** Twice the inverse Hessian of the deviance over the scales and the rest's standard deviation. */
export function varianceParameters(products: Products, scales: readonly number[], variance: number): number[][] {
  const freedom = products.count - products.fixed;
  const deviance = ([sd = 1, ...at]: readonly number[]) => {
    const found = devianceAt(products, at);
    if (!found) return Number.NaN;
    return found.logarithms + freedom * Math.log(2 * Math.PI * sd ** 2) + found.rss / sd ** 2;
  };
  // A scale of zero moves nothing: its derivatives vanish with it.
  const free = scales.flatMap((scale, at) => (scale > boundary ? [at] : []));
  const point = [Math.sqrt(variance), ...scales];
  const axes = [0, ...free.map((at) => at + 1)];
  const step = (axis: number) => 1e-3 * Math.max(0.1, point[axis] as number);
  const moved = (i: number, by: number, j: number, other: number) => {
    const next = [...point];
    next[i] = (next[i] as number) + by * step(i);
    next[j] = (next[j] as number) + other * step(j);
    return deviance(next);
  };
  const size = axes.length;
  const hessian = new Float64Array(size * size);
  for (let a = 0; a < size; a++)
    for (let b = 0; b <= a; b++) {
      const [i, j] = [axes[a] as number, axes[b] as number];
      const around = [1, -1].map((up) => moved(i, up, j, up) - moved(i, up, j, -up));
      const value = around.reduce((sum, each) => sum + each, 0) / (4 * step(i) * step(j));
      hessian[a * size + b] = value;
      hessian[b * size + a] = value;
    }
  const full = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
  if (cholesky(hessian, size) === null) return full;
  for (let b = 0; b < size; b++) {
    const column = solve(hessian, size, Float64Array.from(unit(size, b, 2)));
    for (let a = 0; a < size; a++) (full[axes[a] as number] as number[])[axes[b] as number] = column[a] as number;
  }
  return full;
}

const boundary = 1e-4;

interface Fitted {
  products: Products;
  scales: readonly number[];
  at: Evaluated;
  variance: number;
  covariance: number[][];
}

/** A contrast of arms with Satterthwaite's degrees of freedom. */
export function contrast(
  { products, scales, at, variance, covariance }: Fitted,
  weights: readonly number[],
  mostFreedom: number,
) {
  const { fixed } = products;
  const quadratic = (lower: Float64Array) => {
    const values = Float64Array.from(weights);
    forward(lower, fixed, values, 1);
    return values.reduce((sum, each) => sum + each ** 2, 0);
  };
  const unscaled = quadratic(at.lower);
  const sd = Math.sqrt(variance);
  const gradient = [
    2 * sd * unscaled,
    ...scales.map((scale, axis) => {
      if (scale <= boundary) return 0;
      const step = 1e-3 * Math.max(0.1, scale);
      const moved = (by: number) => scales.map((each, place) => (place === axis ? each + by : each));
      const [up, down] = [devianceAt(products, moved(step)), devianceAt(products, moved(-step))];
      return up && down ? (variance * (quadratic(up.lower) - quadratic(down.lower))) / (2 * step) : 0;
    }),
  ];
  const spread = gradient.reduce(
    (sum, a, i) => sum + gradient.reduce((inner, b, j) => inner + a * b * (covariance[i]?.[j] ?? 0), 0),
    0,
  );
  const square = variance * unscaled;
  const freedom = Math.min(mostFreedom, spread > 0 ? (2 * square ** 2) / spread : products.count - fixed);
  const estimate = weights.reduce((sum, weight, place) => sum + weight * (at.beta[place] as number), 0);
  const error = Math.sqrt(square);
  const t = estimate / error;
  const reach = jStat.studentt.inv(0.975, freedom) * error;
  const p = Math.min(1, 2 * (1 - jStat.studentt.cdf(Math.abs(t), freedom)));
  return { estimate, error, freedom, t, p, low: estimate - reach, high: estimate + reach };
}
