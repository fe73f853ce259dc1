import { mean } from "simple-statistics";
import { holm } from "@/lib/statistics/holm";
import type { ArmContrast } from "./arm-contrasts";
import { type ContrastSettings, missingShare, modelContrasts } from "./model-contrasts";
import type { TrialRow } from "./trial-row";

export type ArmComparison = ReturnType<typeof compareArms>[number];

type Means = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

/**
 * `adjusted` is Holm's p over the contrasts of its family on the measure: pairs of arms, or effects of factors.
 * `registered` is that over all registered outcomes of the family; `null` for others.
 */
export function compareArms(
  rows: readonly TrialRow[],
  measure: string,
  values: Means,
  { families, ...settings }: ContrastSettings & { families: readonly (readonly ArmContrast[])[] },
) {
  const model = modelContrasts(rows, measure, settings);
  return families.flatMap((family) => {
    const found = family.flatMap((question) => {
      const result = model?.(question.weights);
      const raw = rawContrast(values, question.weights);
      if (!result || !raw) return [];
      /** Shares of either side's trials without a value. */
      const missing = [1, -1].map((sign) => {
        const side = new Set([...question.weights].flatMap(([arm, weight]) => (weight * sign > 0 ? [arm] : [])));
        return missingShare(rows, side, measure);
      }) as [a: number, b: number];
      const { effect, a, b } = question;
      return [{ ...{ measure, effect, a, b, missing }, ...raw, ...result }];
    });
    const adjusted = holm(found.map(({ p }) => p));
    return found.map((each, index) => ({ ...each, adjusted: adjusted[index] ?? 1, registered: null as number | null }));
  });
}

/** Holm over what the plan registers: each outcome with each contrast. */
export function overRegistered(compared: readonly ArmComparison[], measures: readonly (string | null)[]) {
  const own = compared.filter(({ measure }) => measures.includes(measure));
  const adjusted = holm(own.map(({ p }) => p));
  return compared.map((each) => ({ ...each, registered: adjusted[own.indexOf(each)] ?? null }));
}

function rawContrast(values: Means, weights: ArmContrast["weights"]) {
  const arms = [...weights]
    .filter(([, weight]) => weight !== 0)
    .map(([arm, weight]) => ({ weight, own: values.get(arm) ?? new Map<string, readonly number[]>() }));
  const people = [...new Set(arms.flatMap(({ own }) => [...own.keys()]))];
  const whole = people.filter((who) => arms.every(({ own }) => own.has(who)));
  const isPaired = whole.length > 0;
  if ((isPaired ? whole.length : Math.min(...arms.map(({ own }) => own.size))) < 2) return null;
  const difference = arms.reduce((sum, { weight, own }) => {
    const counted = isPaired ? whole : [...own.keys()];
    return sum + weight * mean(counted.map((who) => mean([...(own.get(who) ?? [])])));
  }, 0);
  const met = arms.reduce((sum, { own }) => sum + own.size, 0);
  /** `independent` where everybody met one of the arms, `mixed` where nobody met all and some met several. */
  const how = isPaired ? ("paired" as const) : met === people.length ? ("independent" as const) : ("mixed" as const);
  /** `difference` is of raw means, `a` minus `b`. Each participant counts once. */
  return { how, n: isPaired ? whole.length : people.length, difference };
}
