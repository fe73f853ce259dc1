import { mean } from "simple-statistics";
import { groupBy } from "./group-by";
import { flipInterval, signFlipP } from "./permutation";

export interface FlipRow {
  value: number;
  participant: string;
  scenario: string;
  condition: string;
}

type BitsOf = (name: string) => () => number;

/**
 * Test and interval of a contrast of arms on a binary outcome: the scenarios' differences change sign (Clark 1973 on
 * items as random; Ernst 2004 on flips). It asks for no distribution and survives an arm without a single success,
 * where a logistic mixed model has no finite estimate; the difference stays one of shares. The luck of people cancels
 * where they met every arm. Elsewhere it adds to each scenario alike, so the people's differences are flipped as well,
 * matched in the order they came, and the larger p and the wider interval count (Raaijmakers, Schrijnemakers and
 * Gremmen 1999). `null` without two differences.
 */
export function scenarioFlips(rows: readonly FlipRow[], weights: ReadonlyMap<string, number>, bitsOf: BitsOf) {
  const own = rows.filter(({ condition }) => weights.get(condition));
  const arms = [...weights].filter(([, weight]) => weight !== 0);
  const meansBy = (unit: "scenario" | "participant") => {
    const units = [...groupBy(own, (row) => row[unit]).values()];
    return units.map((group) => arms.map(([arm]) => meanOf(group.filter(({ condition }) => condition === arm))));
  };
  const isWhole = (means: readonly (number | null)[]) => means.every((each) => each !== null);
  const contrastsOf = (units: readonly (readonly (number | null)[])[]) =>
    units
      .filter(isWhole)
      .map((means) => means.reduce<number>((sum, each, at) => sum + (each ?? 0) * (arms[at]?.[1] ?? 0), 0));
  const people = meansBy("participant");
  const whole = people.filter(isWhole);
  const met = arms.map((_, at) => people.flatMap((means) => means[at] ?? []));
  const matched = Array.from({ length: Math.min(...met.map((each) => each.length)) }, (_, place) =>
    met.map((each) => each[place] ?? null),
  );
  const [scenarios, persons] = [contrastsOf(meansBy("scenario")), contrastsOf(whole.length > 1 ? whole : matched)];
  const parts = [
    ...(scenarios.length > 1 ? [scenarios] : []),
    ...(scenarios.length > 1 && whole.length > people.length / 2 ? [] : [persons]),
  ];
  if (parts.some((part) => part.length < 2)) return null;
  const bound = arms.reduce((sum, [, weight]) => sum + Math.abs(weight), 0) / 2;
  const intervals = parts.map((part, at) => flipInterval(part, bitsOf(`interval ${at}`), { bound }));
  return {
    estimate: mean(parts[0] ?? []),
    p: Math.max(...parts.map((part, at) => signFlipP(part, bitsOf(`flips ${at}`)))),
    low: Math.min(...intervals.map(({ low }) => low)),
    high: Math.max(...intervals.map(({ high }) => high)),
  };
}

const meanOf = (rows: readonly FlipRow[]) => (rows.length > 0 ? mean(rows.map(({ value }) => value)) : null);
