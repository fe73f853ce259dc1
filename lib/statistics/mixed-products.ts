/** One value of one person in one scenario under one arm. */
export interface MixedRow {
  value: number;
  person: number;
  scenario: number;
  arm: number;
  /** Further fixed terms, such as the place in the session. */
  terms?: readonly number[];
}

export interface MixedSizes {
  people: number;
  scenarios: number;
  arms: number;
}

/** Cross products. People with equally many rows share one matrix, so their number costs nothing. */
export function productsOf(rows: readonly MixedRow[], { people, scenarios, arms }: MixedSizes) {
  const terms = rows[0]?.terms?.length ?? 0;
  const meanOf = (term: number) => rows.reduce((sum, row) => sum + (row.terms?.[term] ?? 0), 0) / rows.length;
  const means = Array.from({ length: terms }, (_, term) => meanOf(term));
  const fixed = arms + terms;
  const width = fixed + 1;
  const random = scenarios + scenarios * arms;
  /** Z'Z, Z'[X y] and [X y]'[X y] of scenarios and arms within them. */
  const blank = () => ({
    inner: new Float64Array(random * random),
    right: new Float64Array(random * width),
    outer: new Float64Array(width * width),
  });
  /** Adds the products of Z and [X y] of one row, or of a person's sums. */
  const add = (to: ReturnType<typeof blank>, z: ReadonlyMap<number, number>, x: ArrayLike<number>) => {
    for (const [i, a] of z) {
      for (const [j, b] of z) bump(to.inner, i * random + j, a * b);
      for (let k = 0; k < width; k++) bump(to.right, i * width + k, a * (x[k] as number));
    }
    for (let i = 0; i < width; i++)
      for (let j = 0; j < width; j++) bump(to.outer, i * width + j, (x[i] as number) * (x[j] as number));
  };
  const whole = blank();
  const ofPerson = Array.from({ length: people }, () => ({
    rows: 0,
    z: new Map<number, number>(),
    x: new Float64Array(width),
  }));
  for (const row of rows) {
    const x = [...unit(arms, row.arm, 1), ...means.map((mean, term) => (row.terms?.[term] ?? 0) - mean), row.value];
    const z = [row.scenario, scenarios + row.scenario * arms + row.arm];
    add(whole, new Map(z.map((i) => [i, 1])), x);
    const person = ofPerson[row.person];
    if (!person) throw new RangeError("a row names nobody");
    person.rows++;
    for (const i of z) person.z.set(i, (person.z.get(i) ?? 0) + 1);
    for (const [k, each] of x.entries()) bump(person.x, k, each);
  }
  const groups = new Map<number, ReturnType<typeof blank> & { rows: number; people: number }>();
  for (const person of ofPerson) {
    if (person.rows === 0) continue;
    const group = groups.get(person.rows) ?? { rows: person.rows, people: 0, ...blank() };
    groups.set(person.rows, group);
    group.people++;
    add(group, person.z, person.x);
  }
  return { count: rows.length, fixed, random, scenarios, ...whole, groups: [...groups.values()] };
}

export type Products = ReturnType<typeof productsOf>;

export function bump(values: Float64Array, at: number, by: number): void {
  values[at] = (values[at] as number) + by;
}

export function unit(length: number, at: number, value: number): number[] {
  return Array.from({ length }, (_, place) => (place === at ? value : 0));
}

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

/** Lower triangle in place, row by row. Returns the log determinant, or `null` for a matrix that is not positive. */
export function cholesky(matrix: Float64Array, size: number): number | null {
  let logarithm = 0;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] as number;
      for (let k = 0; k < column; k++)
        sum -= (matrix[row * size + k] as number) * (matrix[column * size + k] as number);
      if (row === column) {
        if (!(sum > 1e-12)) return null;
        const root = Math.sqrt(sum);
        matrix[row * size + row] = root;
        logarithm += 2 * Math.log(root);
      } else matrix[row * size + column] = sum / (matrix[column * size + column] as number);
    }
  }
  return logarithm;
}

/** Solves L x = b for each of `width` columns, in place. */
export function forward(lower: Float64Array, size: number, columns: Float64Array, width: number): void {
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) {
      const factor = lower[row * size + k] as number;
      if (factor === 0) continue;
      for (let each = 0; each < width; each++)
        bump(columns, row * width + each, -factor * (columns[k * width + each] as number));
    }
    const root = lower[row * size + row] as number;
    for (let each = 0; each < width; each++) {
      columns[row * width + each] = (columns[row * width + each] as number) / root;
    }
  }
}

/** Solves A x = b with the lower triangle of A. */
export function solve(lower: Float64Array, size: number, right: Float64Array): Float64Array {
  const values = Float64Array.from(right);
  forward(lower, size, values, 1);
  for (let row = size - 1; row >= 0; row--) {
    let sum = values[row] as number;
    for (let k = row + 1; k < size; k++) sum -= (lower[k * size + row] as number) * (values[k] as number);
    values[row] = sum / (lower[row * size + row] as number);
  }
  return values;
}
