import { canonicalJson } from "@/lib/canonical-json";
import type { Configuration } from "@/lib/study/configuration/configuration";

/** A question put to arms: weights by arm id. `effect` is `arms` for a pair, else a factor or `one x other`. */
export interface ArmContrast {
  effect: string;
  a: string;
  b: string;
  weights: ReadonlyMap<string, number>;
}

type Arms = Pick<Configuration, "conditions" | "varied">;

export function pairsOfArms({ conditions }: Pick<Configuration, "conditions">): ArmContrast[] {
  return pairsOf(conditions.map(({ id }) => id)).map(([a, b]) => ({
    ...{ effect: "arms", a, b },
    weights: new Map<string, number>().set(a, 1).set(b, -1),
  }));
}

/** A field's value as a name. */
export const levelText = (value: unknown) => (typeof value === "object" ? canonicalJson(value) : String(value));

/** Factors whose levels the arms cross in full, each combination once; `[]` where they do not. */
export function crossedFactors({ conditions, varied }: Arms) {
  const all = varied.map((name) => ({ name, levels: conditions.map((condition) => levelText(condition[name])) }));
  const determines = (one: readonly string[], other: readonly string[]) =>
    new Set(one.map((level, at) => `${level}\n${other[at]}`)).size === new Set(one).size;
  // A field that follows another is no factor of its own, such as the weighting that a method brings along.
  const factors = all.filter(
    ({ levels }, at) =>
      !all.some(
        (other, place) =>
          place !== at && determines(other.levels, levels) && (place < at || !determines(levels, other.levels)),
      ),
  );
  const cells = new Set(conditions.map((_, at) => factors.map(({ levels }) => levels[at]).join("\n"))).size;
  const crossed = factors.reduce((product, { levels }) => product * new Set(levels).size, 1);
  return factors.length > 1 && cells === conditions.length && crossed === cells ? factors : [];
}

/** Main effects are differences of levels, averaged over the other factors; interactions are differences of those. */
export function factorialEffects(arms: Arms): ArmContrast[] {
  const factors = crossedFactors(arms);
  const ids = arms.conditions.map(({ id }) => id);
  const weigh = (signs: readonly number[]) => {
    const each = signs.filter((sign) => sign > 0).length;
    return (scale: number) => new Map(ids.map((id, at) => [id, ((signs[at] ?? 0) * scale) / each]));
  };
  const signsOf = (levels: readonly string[], [a, b]: readonly [string, string]) =>
    levels.map((level) => Number(level === a) - Number(level === b));
  const questions = factors.map(({ name, levels }) => ({ name, levels, pairs: pairsOf([...new Set(levels)]) }));
  const main = questions.flatMap(({ name, levels, pairs }) =>
    pairs.map(([a, b]) => ({ effect: name, a, b, weights: weigh(signsOf(levels, [a, b]))(1) })),
  );
  const interactions = questions.flatMap((one, index) =>
    questions.slice(index + 1).flatMap((other) =>
      one.pairs.flatMap((pair) =>
        other.pairs.map(([c, d]) => {
          const second = signsOf(other.levels, [c, d]);
          const signs = signsOf(one.levels, pair).map((sign, at) => sign * (second[at] ?? 0));
          const [a, b] = [c, d].map((level) => `${pair.join(" - ")} at ${level}`) as [string, string];
          return { effect: `${one.name} x ${other.name}`, a, b, weights: weigh(signs)(2) };
        }),
      ),
    ),
  );
  return [...main, ...interactions];
}

/** A factor is between people where no group meets two of its levels. */
export function isBetweenPeople({ conditions, design }: Configuration, levels: readonly string[]): boolean {
  const levelOf = new Map(conditions.map(({ id }, at) => [id, levels[at]]));
  return design.groups.every((group) => new Set(group.conditions.map((id) => levelOf.get(id))).size === 1);
}

function pairsOf(names: readonly string[]): [string, string][] {
  return names.flatMap((a, index) => names.slice(index + 1).map((b): [string, string] => [a, b]));
}
