import { cholesky, forward, solve } from "./cholesky";
import { bump, type Products } from "./mixed-products";

export type Evaluated = NonNullable<ReturnType<typeof devianceAt>>;

/** `scales` are standard deviations relative to the rest's: people, scenarios, arms within scenarios. */
export function devianceAt(products: Products, scales: readonly number[]) {
  const { count, fixed, random, scenarios, groups } = products;
  const [person = 0, scenario = 0, slope = 0] = scales;
  const width = fixed + 1;
  const lambda = (at: number) => (at < scenarios ? scenario : slope);
  const matrix = new Float64Array(random * random);
  const columns = new Float64Array(random * width);
  const shares = groups.map(({ rows }) => person ** 2 / (person ** 2 * rows + 1));
  let logarithms = groups.reduce((sum, { rows, people }) => sum + people * Math.log(person ** 2 * rows + 1), 0);
  /** What is left of a product once people are taken out. */
  const left = (of: "inner" | "right" | "outer", at: number) => {
    let value = products[of][at] as number;
    for (let g = 0; g < groups.length; g++)
      value -= (shares[g] as number) * ((groups[g] as Products["groups"][number])[of][at] as number);
    return value;
  };
  for (let i = 0; i < random; i++) {
    for (let j = 0; j <= i; j++)
      matrix[i * random + j] = left("inner", i * random + j) * lambda(i) * lambda(j) + (i === j ? 1 : 0);
    for (let k = 0; k < width; k++) columns[i * width + k] = left("right", i * width + k) * lambda(i);
  }
  const cross = products.outer.map((_, at) => left("outer", at));
  const own = cholesky(matrix, random);
  if (own === null) return null;
  forward(matrix, random, columns, width);
  for (let i = 0; i < random; i++)
    for (let a = 0; a < width; a++)
      for (let b = 0; b < width; b++)
        bump(cross, a * width + b, -(columns[i * width + a] as number) * (columns[i * width + b] as number));
  const lower = new Float64Array(fixed * fixed);
  const target = new Float64Array(fixed);
  for (let a = 0; a < fixed; a++) {
    for (let b = 0; b < fixed; b++) lower[a * fixed + b] = cross[a * width + b] as number;
    target[a] = cross[a * width + fixed] as number;
  }
  const ofFixed = cholesky(lower, fixed);
  if (ofFixed === null) return null;
  const beta = solve(lower, fixed, target);
  const rss =
    (cross[fixed * width + fixed] as number) - beta.reduce((sum, each, a) => sum + each * (target[a] as number), 0);
  if (!(rss > 1e-12)) return null;
  logarithms += own + ofFixed;
  const freedom = count - fixed;
  return {
    deviance: logarithms + freedom * (1 + Math.log((2 * Math.PI * rss) / freedom)),
    /** log|A| + log|X'V⁻¹X|, without the part of the residual variance. */
    ...{ logarithms, rss, beta },
    /** Lower triangle of X'V⁻¹X, as a multiple of the residual variance. */
    lower,
  };
}
