import { mean } from "simple-statistics";
import { groupBy } from "@/lib/statistics/group-by";
import type { CsvRow, ReadBundle } from "@/lib/study/export/read-bundle";
import { type FigureCheck, FigureComparison } from "./check";

/** A mean of one measure in one arm, or of one score in one group, computed by the database. */
export interface RecountedMean {
  condition: string;
  measure: string;
  trials: number;
  participants: number;
  mean: number;
}

/** Holds the bundle's means to those the database computes from the rows as they were stored. */
export function checkEstimates(bundle: ReadBundle, recounted: readonly RecountedMean[]): FigureCheck {
  const comparison = new FigureComparison("means of the analysis");
  const estimates = bundle.rows("analysis/estimates.csv");
  for (const { condition, measure, trials, participants, mean: value } of recounted) {
    const row = estimates.find((each) => each.condition === condition && each.measure === measure);
    if (!row) {
      comparison.fault(`${condition} ${measure}: not in the bundle`);
      continue;
    }
    const name = `${condition} ${measure}`;
    comparison.same(`${name} trials`, Number(row.trials), trials);
    comparison.same(`${name} participants`, Number(row.participants), participants);
    comparison.same(`${name} mean`, Number(row.mean), value);
    const [low, high] = [Number(row.low), Number(row.high)];
    if (row.low !== "" && !(low <= value + 1e-6 && value <= high + 1e-6)) {
      comparison.fault(`${name}: its interval ${low} to ${high} does not hold its mean`);
    }
  }
  for (const { condition = "", measure = "" } of estimates) {
    if (!recounted.some((each) => each.condition === condition && each.measure === measure))
      comparison.fault(`${condition} ${measure}: in the bundle, and the database has no value`);
  }
  return comparison.check;
}

/** Holds the scores of questionnaires at the end to those the database computes; `condition` names the group. */
export function checkWholeRun(bundle: ReadBundle, recounted: readonly RecountedMean[]): FigureCheck {
  const comparison = new FigureComparison("questionnaires at the end");
  const rows = bundle.rows("analysis/whole-run.csv");
  for (const { condition, measure, participants, mean: value } of recounted) {
    const row = rows.find((each) => each.group === condition && each.measure === measure);
    if (!row) comparison.fault(`${condition} ${measure}: not in the bundle`);
    else {
      comparison.same(`${condition} ${measure} participants`, Number(row.participants), participants);
      comparison.same(`${condition} ${measure} mean`, Number(row.mean), value);
    }
  }
  for (const { group = "", measure = "" } of rows) {
    if (!recounted.some((each) => each.condition === group && each.measure === measure))
      comparison.fault(`${group} ${measure}: in the bundle, and the database has no value`);
  }
  return comparison.check;
}

/** Holds the comparisons to the exported trials: differences, numbers of participants, and Holm's adjustment. */
export function checkComparisons(bundle: ReadBundle): FigureCheck {
  const comparison = new FigureComparison("comparisons of arms, from the exported trials");
  const rows = bundle.rows("analysis/comparisons.csv");
  const trials = bundle.rows("trials.csv");
  for (const row of rows) {
    const { measure = "", a = "", b = "", how } = row;
    const [one, other] = [meansOf(trials, a, measure), meansOf(trials, b, measure)];
    const both = [...one.keys()].filter((participant) => other.has(participant));
    const name = `${measure} ${a} ${b}`;
    if (how === "paired") {
      comparison.same(`${name} n`, Number(row.n), both.length);
      const differences = both.map((participant) => (one.get(participant) ?? 0) - (other.get(participant) ?? 0));
      comparison.same(`${name} difference`, Number(row.difference), mean(differences));
    } else {
      comparison.same(`${name} n`, Number(row.n), one.size + other.size);
      comparison.same(
        `${name} difference`,
        Number(row.difference),
        mean([...one.values()]) - mean([...other.values()]),
      );
    }
    comparison.same(`${name} p_holm`, Number(row.p_holm), adjusted(rows, row));
  }
  return comparison.check;
}

function meansOf(trials: readonly CsvRow[], condition: string, measure: string): Map<string, number> {
  const known = trials.filter((trial) => trial.condition === condition && (trial[measure] ?? "") !== "");
  const values = groupBy(known, ({ participant = "" }) => participant);
  return new Map([...values].map(([who, own]) => [who, mean(own.map((trial) => Number(trial[measure])))]));
}

/** Holm's p by its definition: the largest, over all p as small or smaller, of p times the tests not yet passed. */
function adjusted(rows: readonly CsvRow[], row: CsvRow): number {
  const family = rows.filter(({ measure }) => measure === row.measure).map(({ p }) => Number(p));
  const own = Number(row.p);
  const steps = family
    .filter((p) => p <= own)
    .map((p) => p * (family.length - family.filter((each) => each < p).length));
  return Math.min(1, Math.max(...steps));
}
