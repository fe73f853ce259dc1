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
  const means = Array.from(
    { length: terms },
    (_, term) => rows.reduce((sum, row) => sum + (row.terms?.[term] ?? 0), 0) / rows.length,
  );
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
