import type { CsvRow, ReadBundle } from "@/lib/study/export/read-bundle";
import { type FigureCheck, FigureComparison } from "./check";

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
  comparison.same("trials.csv rows", trials.length, sum(stored.trials));
  comparison.same("trials.csv rows that count", counted.length, stored.countedTrials);
  comparison.same("events.csv rows", events.length, sum(stored.events));
  for (const { name, count } of stored.events) {
    comparison.same(`events ${name}`, events.filter((row) => row.name === name).length, count);
  }
  checkRuns(bundle, stored, comparison);
  checkKeys({ people, events, trials }, stored.hash, comparison);
  checkCodebook(bundle, comparison);
  return comparison;
}

function checkRuns(bundle: ReadBundle, stored: StoredFacts, comparison: FigureComparison): void {
  const lines = bundle.text("runs.jsonl").split("\n").filter(Boolean);
  const runs = lines.map((line) => JSON.parse(line) as { trials: CsvRow[]; answers: unknown[]; events: unknown[] });
  comparison.same("runs.jsonl lines", runs.length, stored.runs.length);
  comparison.same(
    "answers",
    runs.reduce((total, { answers }) => total + answers.length, 0),
    stored.answers,
  );
  comparison.same(
    "events of runs.jsonl",
    runs.reduce((total, { events }) => total + events.length, 0),
    sum(stored.events),
  );
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

function sum(counted: readonly { count: number }[]): number {
  return counted.reduce((total, { count }) => total + count, 0);
}
