import { mean } from "simple-statistics";
import { seededBits } from "@/lib/random";
import { groupBy } from "@/lib/statistics/group-by";
import { fitMixed } from "@/lib/statistics/mixed-model";
import { scenarioFlips } from "@/lib/statistics/scenario-flips";
import { binaryMeasures } from "./measures";
import type { TrialRow } from "./trial-row";

export type ModelRow = Pick<TrialRow, "participant" | "group" | "condition" | "scenario" | "trial" | "values">;

type Weights = ReadonlyMap<string, number>;

export interface ContrastSettings {
  seed: number;
  /** The plan speaks for these scenarios alone. */
  fixedScenarios?: boolean;
}

/**
 * Tests of contrasts of arms on one measure, by weights of arm ids: flips over scenarios for a binary measure, else the
 * mixed model over all arms, which alone gives `error` and `freedom`. `null` for values without any spread.
 */
export function modelContrasts(rows: readonly ModelRow[], measure: string, { seed, fixedScenarios }: ContrastSettings) {
  const known = rows.flatMap((row) => {
    const value = row.values[measure] ?? null;
    return value === null ? [] : [{ ...row, value, scenario: fixedScenarios ? "" : row.scenario }];
  });
  if (binaryMeasures.has(measure)) {
    return (weights: Weights) => {
      const named = [...weights].map(([arm, weight]) => `${arm} ${weight}`).join(", ");
      const found = scenarioFlips(known, weights, (name) => seededBits(seed, `${measure} ${named} ${name}`));
      return found && { ...found, error: null, freedom: null };
    };
  }
  const { arms, scenarios, index, fitWith } = armModel(known);
  if (arms.size < 2) return null;
  // An arm met at one place only cannot be told from that place.
  const places = index(({ condition, trial }) => `${condition} ${trial}`);
  const period = (row: ModelRow) => (places.size > arms.size ? [row.trial] : []);
  const orders = ordersOf(known);
  const fit = (orders && fitWith((row) => [...period(row), ...orders(row)])) ?? fitWith(period);
  if (!fit) return null;
  return (weights: Weights) => {
    if ([...weights].some(([arm, weight]) => weight !== 0 && !arms.at.has(arm))) return null;
    const byArm = arms.names.map((arm) => weights.get(arm) ?? 0);
    return fit.contrast(byArm, scenarios.size - 1 || undefined);
  };
}

function armModel(known: readonly (ModelRow & { value: number })[]) {
  const index = (of: (row: ModelRow) => string) => {
    const names = [...new Set(known.map(of))];
    return { names, size: names.length, at: new Map(names.map((name, place) => [name, place])) };
  };
  const people = index(({ participant }) => participant);
  const scenarios = index(({ scenario }) => scenario);
  const arms = index(({ condition }) => condition);
  const fitWith = (terms: (row: ModelRow) => number[]) =>
    fitMixed(
      known.map((row) => ({
        ...{ person: people.at.get(row.participant) ?? 0, scenario: scenarios.at.get(row.scenario) ?? 0 },
        ...{ arm: arms.at.get(row.condition) ?? 0, value: row.value, terms: terms(row) },
      })),
      { people: people.size, scenarios: scenarios.size, arms: arms.size },
    );
  return { arms, scenarios, index, fitWith };
}

/** What a plan expects, from a pilot's trials. A share's spreads are those of its values, brought to logits. */
export function pilotSpread(rows: readonly ModelRow[], measure: string) {
  const known = rows.flatMap((row) => {
    const value = row.values[measure] ?? null;
    return value === null ? [] : [{ ...row, value }];
  });
  const fit = known.length > 0 ? armModel(known).fitWith(() => []) : null;
  if (!fit) return null;
  const share = mean(known.map(({ value }) => value));
  const scale = binaryMeasures.has(measure) ? share * (1 - share) : 1;
  const [sd, scenarioSd, withinSd] = [fit.spread.people, fit.spread.slopes, fit.spread.rest].map((each) =>
    Number((each / scale).toFixed(3)),
  ) as [number, number, number];
  const met = new Set(known.map(({ condition }) => condition));
  const decided = known.length / rows.filter(({ condition }) => met.has(condition)).length;
  return { sd, scenarioSd, withinSd, decided: Number(decided.toFixed(3)) };
}

const mostOrders = 8;
const fewestOfOrder = 4;

/** Terms for the order in which people met the same arms. `null` where orders are one, many, or met by few. */
function ordersOf(rows: readonly ModelRow[]): ((row: ModelRow) => number[]) | null {
  const met = new Map<string, { group: string; arms: string[] }>();
  for (const { participant, group, condition, trial } of rows) {
    const own = met.get(participant) ?? { group, arms: [] };
    met.set(participant, own);
    own.arms[trial] = condition;
  }
  const people = [...met].map(([who, { group, arms }]) => {
    const order = arms.filter(Boolean);
    return { who, order: order.join(), among: `${group} ${order.toSorted().join()}` };
  });
  const orders = [...groupBy(people, ({ among, order }) => `${among} ${order}`).values()];
  const terms = orders.filter((own) => orders.find(([each]) => each?.among === own[0]?.among) !== own);
  const fewest = Math.min(...orders.map((own) => own.length));
  if (terms.length === 0 || orders.length > mostOrders || fewest < fewestOfOrder) return null;
  const members = terms.map((own) => new Set(own.map(({ who }) => who)));
  return ({ participant }) => members.map((own) => Number(own.has(participant)));
}

/** Share of the arms' trials without the measure: not at random where it exists only after a decision. */
export function missingShare(rows: readonly ModelRow[], arms: ReadonlySet<string>, measure: string): number {
  const own = rows.filter(({ condition }) => arms.has(condition));
  return own.length === 0 ? 0 : own.filter(({ values }) => (values[measure] ?? null) === null).length / own.length;
}
