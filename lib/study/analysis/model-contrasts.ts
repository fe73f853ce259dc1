import { fitMixed } from "@/lib/statistics/mixed-model";
import type { MixedContrast } from "@/lib/statistics/satterthwaite";
import type { TrialRow } from "./trial-row";

/** The mixed model of one measure over all arms, and its contrasts of pairs. `null` for values without any spread. */
export function modelContrasts(
  rows: readonly TrialRow[],
  measure: string,
): ((a: string, b: string) => MixedContrast | null) | null {
  const known = rows.filter(({ values }) => (values[measure] ?? null) !== null);
  const index = (of: (row: TrialRow) => string) => {
    const names = [...new Set(known.map(of))];
    return { size: names.length, at: new Map(names.map((name, place) => [name, place])) };
  };
  const people = index(({ participant }) => participant);
  const scenarios = index(({ scenario }) => scenario);
  const arms = index(({ condition }) => condition);
  if (arms.size < 2) return null;
  // An arm met at one place only cannot be told from that place.
  const places = index(({ condition, trial }) => `${condition} ${trial}`);
  const fit = fitMixed(
    known.map(({ participant, scenario, condition, trial, values }) => ({
      ...{ person: people.at.get(participant) ?? 0, scenario: scenarios.at.get(scenario) ?? 0 },
      ...{
        arm: arms.at.get(condition) ?? 0,
        value: values[measure] ?? 0,
        terms: places.size > arms.size ? [trial] : [],
      },
    })),
    { people: people.size, scenarios: scenarios.size, arms: arms.size },
  );
  if (!fit) return null;
  return (a, b) => {
    const [one, other] = [arms.at.get(a), arms.at.get(b)];
    return one === undefined || other === undefined ? null : fit.contrast(one, other, scenarios.size - 1 || undefined);
  };
}

/** Share of an arm's trials without the measure: not at random where it exists only after a decision. */
export function missingShare(rows: readonly TrialRow[], condition: string, measure: string): number {
  const own = rows.filter((row) => row.condition === condition);
  return own.length === 0 ? 0 : own.filter(({ values }) => (values[measure] ?? null) === null).length / own.length;
}
