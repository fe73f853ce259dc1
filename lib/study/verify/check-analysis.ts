import { mean } from "simple-statistics";
import { groupBy } from "@/lib/statistics/group-by";
import { missingCodes } from "@/lib/study/export/column";
import type { CsvRow, ReadBundle } from "@/lib/study/export/read-bundle";
import { type FigureCheck, FigureComparison } from "./check";

export interface RecountedMean {
  condition: string;
  measure: string;
  trials: number;
  participants: number;
  mean: number;
}

const files = {
  "analysis/estimates.csv": { of: "condition", figures: ["trials", "participants", "mean"] },
  "analysis/whole-run.csv": { of: "group", figures: ["participants", "mean"] },
} as const;

/** `condition` of a recounted mean names the group in the file of whole runs. */
export function checkMeans(bundle: ReadBundle, file: keyof typeof files, recounted: readonly RecountedMean[]) {
  const comparison = new FigureComparison(`means of ${file}`);
  const { of, figures } = files[file];
  const rows = bundle.rows(file);
  for (const each of recounted) {
    const name = `${each.condition} ${each.measure}`;
    const row = rows.find((written) => written[of] === each.condition && written.measure === each.measure);
    if (!row) comparison.fault(`${name}: not in the bundle`);
    else {
      for (const figure of figures) comparison.same(`${name} ${figure}`, Number(row[figure]), each[figure]);
      const [low, high] = [Number(row.low), Number(row.high)];
      if (isGiven(row.low) && !(low <= each.mean + 1e-6 && each.mean <= high + 1e-6))
        comparison.fault(`${name}: its interval ${low} to ${high} does not hold its mean`);
    }
  }
  for (const { [of]: named = "", measure = "" } of rows) {
    if (!recounted.some((each) => each.condition === named && each.measure === measure))
      comparison.fault(`${named} ${measure}: in the bundle, and the database has no value`);
  }
  return comparison;
}

/** Checks differences, participants, and Holm's adjustment. */
export function checkComparisons(bundle: ReadBundle): FigureCheck {
  const comparison = new FigureComparison("comparisons of arms, from the exported trials");
  const rows = bundle.rows("analysis/comparisons.csv");
  const trials = bundle.rows("trials.csv");
  for (const row of rows) {
    const { measure = "", a = "", b = "", how } = row;
    const [one, other] = [meansOf(trials, a, measure), meansOf(trials, b, measure)];
    const both = [...one.keys()].filter((participant) => other.has(participant));
    const name = `${measure} ${a} ${b}`;
    const differences = both.map((participant) => (one.get(participant) ?? 0) - (other.get(participant) ?? 0));
    const [n, difference] =
      how === "paired"
        ? [both.length, mean(differences)]
        : [one.size + other.size, mean([...one.values()]) - mean([...other.values()])];
    comparison.same(`${name} n`, Number(row.n), n);
    comparison.same(`${name} difference`, Number(row.difference), difference);
  }
  for (const family of [rows, bundle.rows("analysis/effects.csv")])
    for (const row of family) {
      const name = `${row.measure} ${row.a} ${row.b}`;
      const own = family.filter(({ measure }) => measure === row.measure);
      comparison.same(`${name} p_holm`, Number(row.p_holm), adjusted(own, row));
      if (!isGiven(row.p_registered)) continue;
      const registered = family.filter((each) => isGiven(each.p_registered));
      comparison.same(`${name} p_registered`, Number(row.p_registered), adjusted(registered, row));
    }
  return comparison;
}

function meansOf(trials: readonly CsvRow[], condition: string, measure: string): Map<string, number> {
  const known = trials.filter(
    (trial) => trial.condition === condition && trial.excluded === "" && isGiven(trial[measure]),
  );
  const values = groupBy(known, ({ participant = "" }) => participant);
  return new Map([...values].map(([who, own]) => [who, mean(own.map((trial) => Number(trial[measure])))]));
}

/** Holm's p by definition: the maximum, over all p as small or smaller, of p times the tests not yet passed. */
function adjusted(rows: readonly CsvRow[], row: CsvRow): number {
  const family = rows.map(({ p }) => Number(p));
  const own = Number(row.p);
  const steps = family
    .filter((p) => p <= own)
    .map((p) => p * (family.length - family.filter((each) => each < p).length));
  return Math.min(1, Math.max(...steps));
}

function isGiven(cell: string | undefined): boolean {
  return cell !== undefined && !(cell in missingCodes);
}
