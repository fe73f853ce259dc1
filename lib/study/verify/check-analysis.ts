import { mean, sum } from "simple-statistics";
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
  const known = trials.filter((row) => row.condition === condition && row.excluded === "" && isGiven(row[measure]));
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

export interface StoredFacts {
  hash: string;
  runs: { id: string; status: string; group: string | null }[];
  trials: { condition: string; scenario: string; count: number }[];
  countedTrials: number;
  /** From runs and conversations. */
  events: { name: string; count: number }[];
  answers: number;
}

export function checkBundle(bundle: ReadBundle, stored: StoredFacts): FigureCheck {
  const comparison = new FigureComparison("files of the export");
  for (const fault of bundle.faults) comparison.fault(fault);
  comparison.same("files with a right hash", bundle.names.length, bundle.names.length - bundle.faults.length);
  const people = bundle.rows("participants.csv");
  const events = bundle.rows("events.csv");
  const trials = bundle.rows("trials.csv");
  const counted = trials.filter(({ excluded }) => excluded === "");
  comparison.same("participants.csv rows", people.length, stored.runs.length);
  for (const { id, status, group } of stored.runs) {
    const row = people.find(({ participant }) => participant === id);
    comparison.same(`run ${id}`, `${row?.status} ${row?.group}`, `${status} ${group ?? "NA-not-reached"}`);
  }
  comparison.same("trials.csv rows", trials.length, sumOf(stored.trials));
  comparison.same("trials.csv rows that count", counted.length, stored.countedTrials);
  comparison.same("events.csv rows", events.length, sumOf(stored.events));
  for (const { name, count } of stored.events) {
    comparison.same(`events ${name}`, events.filter((row) => row.name === name).length, count);
  }
  checkRuns(bundle, stored, comparison);
  checkKeys({ people, events, trials }, stored.hash, comparison);
  checkCodebook(bundle, comparison);
  return comparison;
}

function checkRuns(bundle: ReadBundle, stored: StoredFacts, comparison: FigureComparison): void {
  const runs = bundle.runs();
  const count = (part: "answers" | "events") => runs.reduce((total, run) => total + run[part].length, 0);
  comparison.same("runs.jsonl lines", runs.length, stored.runs.length);
  comparison.same("answers", count("answers"), stored.answers);
  comparison.same("events of runs.jsonl", count("events"), sumOf(stored.events));
  const trials = runs.flatMap((run) => run.trials);
  for (const { condition, scenario, count } of stored.trials) {
    const found = trials.filter((trial) => trial.condition === condition && trial.scenario === scenario);
    comparison.same(`trials ${condition} ${scenario}`, found.length, count);
  }
}

function checkKeys(
  { people, events, trials }: Readonly<Record<"people" | "events" | "trials", readonly CsvRow[]>>,
  hash: string,
  comparison: FigureComparison,
): void {
  const known = new Set(people.map(({ participant }) => participant));
  comparison.same("participants.csv keys", known.size, people.length);
  const strangers = [...events, ...trials].filter(({ participant }) => !known.has(participant));
  comparison.same("rows of runs that are not there", strangers.length, 0);
  const foreign = [...people, ...events, ...trials].filter(({ configuration }) => configuration !== hash);
  comparison.same("rows of another configuration", foreign.length, 0);
  const numbers = new Set(trials.map(({ participant, trial }) => `${participant} ${trial}`));
  comparison.same("trials.csv keys", numbers.size, trials.length);
}

function checkCodebook(bundle: ReadBundle, comparison: FigureComparison): void {
  const described = new Set(bundle.rows("codebook.csv").map(({ file, name }) => `${file} ${name}`));
  for (const file of bundle.names.filter((name) => name.endsWith(".csv"))) {
    const [head = ""] = bundle.text(file).split("\r\n");
    for (const column of head.split(",")) {
      if (!described.has(`${file} ${column}`)) comparison.fault(`${file}: the codebook does not describe ${column}`);
    }
  }
}

const sumOf = (counted: readonly { count: number }[]) => sum(counted.map(({ count }) => count));
