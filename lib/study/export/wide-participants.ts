import type { CatalogLattice } from "@/lib/catalog/catalog-reader";
import { digestOf } from "@/lib/digest";
import type { Analysis } from "@/lib/study/analysis/analysis-tables";
import { comparisonRows, estimateRows, latexTable, wholeRunRows } from "@/lib/study/analysis/analysis-tables";
import { plotIntervals } from "@/lib/study/analysis/interval-plot";
import { measuresOf, scoreLabelsAtEnd, scoresOf } from "@/lib/study/analysis/measures";
import type { EventRecord, RunRecord } from "@/lib/study/analysis/run-record";
import { excludedBy, failedChecks, minutesOfRun } from "@/lib/study/analysis/run-record";
import { trialRow } from "@/lib/study/analysis/trial-row";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { stepItems, stepsOf } from "@/lib/study/step-items";
import { type RelaxationResult, relaxationResultSchema } from "@/lib/trade-offs/relaxation";
import { dataset } from "@/messages/dataset";
import type { Column, CsvCell, CsvRows, MissingCode } from "./column";
import { answerColumn, describedColumns, numberColumn, stampColumns, textColumn, toCsv } from "./column";

export type WideTable = { rows: Record<string, CsvCell>[]; columns: Record<string, Column> };

/** A row per run: facts, trial measures as `t1_top1`, end scores, answers as `step.item`. The version sets columns. */
export function wideTable(configuration: Configuration, runs: readonly RunRecord[]): WideTable {
  const columns = columnsOf(configuration);
  const rows = runs.map((run) => {
    const row: Record<string, CsvCell> = {
      ...runCells(configuration, run),
      ...{ started_at: run.startedAt, ended_at: run.endedAt },
      minutes: minutesOfRun(run),
      checks_failed: failedChecks(run),
    };
    for (const trial of run.trials) {
      const { condition, scenario, trial: number, coverage, values, isCut } = trialRow(configuration, run, trial);
      Object.assign(row, { [`t${number}_condition`]: condition, [`t${number}_scenario`]: scenario });
      row[`t${number}_coverage`] = coverage;
      for (const [measure, value] of Object.entries(values))
        row[`t${number}_${measure}`] = value ?? (isCut ? "NA-not-reached" : null);
    }
    for (const [name, score] of scoresOf(configuration, run, null)) row[`score_${name}`] = score;
    for (const { step, item, value } of run.answers.toSorted((a, b) => a.attempt - b.attempt)) {
      const given = Array.isArray(value) ? value.join(";") : value;
      row[`${step}.${item}`] = given === null || given === "" ? ("NA-refused" satisfies MissingCode) : given;
    }
    // A run that came to its end was not asked the rest.
    if (run.status !== "complete") for (const name of Object.keys(columns)) row[name] ??= "NA-not-reached";
    return row;
  });
  return { rows, columns };
}

function columnsOf(configuration: Configuration): Record<string, Column> {
  const columns: Record<string, Column> = {
    ...runColumns,
    ...describedColumns(dataset.wide, "number", { time: ["started_at", "ended_at"] }),
  };
  for (let number = 1; number <= configuration.trials.perParticipant; number++) {
    columns[`t${number}_condition`] = textColumn(`Arm of trial ${number}`);
    columns[`t${number}_scenario`] = textColumn(`Scenario of trial ${number}`);
    columns[`t${number}_coverage`] = numberColumn(`Trial ${number}: share of the card's wishes that were noted`);
    for (const [measure, label] of measuresOf(configuration)) {
      columns[`t${number}_${measure}`] = numberColumn(`Trial ${number}: ${label}`);
    }
  }
  for (const [name, label] of scoreLabelsAtEnd(configuration)) {
    columns[`score_${name}`] = numberColumn(`${label}, answered at the end`);
  }
  for (const step of stepsOf(configuration)) {
    // A neutral order. `runs.jsonl` has the participant's.
    const items = stepItems(configuration, step, { seed: 0, again: [] });
    const reversed = reversedItems(configuration, step.instrument);
    for (const item of items) {
      const column = answerColumn(step.key, item);
      const note = reversed.has(item.id) ? " (scored in reverse)" : "";
      columns[`${step.key}.${item.id}`] = { ...column, description: `${column.description}${note}` };
    }
  }
  return columns;
}

function reversedItems({ instruments }: Configuration, id: string | undefined): ReadonlySet<string> {
  const instrument = instruments.find((each) => each.id === id);
  if (instrument?.kind === "sus") return new Set([2, 4, 6, 8, 10].map((number) => `sus-${number}`));
  const items = instrument?.kind === "likert" ? instrument.items : [];
  return new Set(items.flatMap((item) => (item.reversed ? [item.id] : [])));
}

/** Of every row about a run. */
const { group, ...ofRun } = describedColumns(dataset.ofRun, "text");
export const runColumns = { ...ofRun, ...stampColumns, group };

export function runCells(configuration: Configuration, run: RunRecord): Record<keyof typeof runColumns, CsvCell> {
  const { id, kind, status, hash, group } = run;
  return {
    ...{ participant: id, kind, status, excluded: excludedBy(configuration, run) ?? "", configuration: hash },
    ...{ catalog: configuration.catalog.checksum, group: group ?? ("NA-not-reached" satisfies MissingCode) },
  };
}

/** `data` is JSON. */
export const longColumns = {
  ...runColumns,
  ...describedColumns(dataset.events, "text", { number: ["trial", "turn"], time: ["at"] }),
};

export function longRows(configuration: Configuration, runs: readonly RunRecord[]) {
  return runs.flatMap((run) => {
    const cells = runCells(configuration, run);
    return run.events.map(exportedEvent).map((event) => {
      const trial = [run.practice, ...run.trials].find((each) => each?.number === event.trial);
      return {
        ...cells,
        ...{ trial: event.trial, condition: trial?.condition ?? null, scenario: trial?.scenario ?? null },
        ...{ turn: event.turn, at: event.at, name: event.name, data: JSON.stringify(event.data) },
      };
    });
  });
}

/** Replaces the conversation log's content with a digest. */
function exportedEvent(event: EventRecord): EventRecord {
  if (event.name === "lattice-read") {
    const { catalog, lattice } = event.data as { catalog?: string; lattice?: CatalogLattice };
    if (!lattice) return event;
    const data = { catalog, digest: digestOf(lattice), slice: lattice.sliceSize, soft: lattice.soft.length };
    return { ...event, data };
  }
  if (event.name !== "relaxation-choose") return event;
  const { method, result } = event.data as { method?: string; result?: unknown };
  const read = relaxationResultSchema.safeParse(result);
  return read.success ? { ...event, data: { method, ...decisionData(read.data), result: read.data } } : event;
}

function decisionData({ status, relaxed, tied, correctionSets }: RelaxationResult): object {
  const chosen = status === "relaxed" ? relaxed.map(({ constraint }) => constraint) : [];
  return {
    status,
    candidates: correctionSets.map(({ members, weight, matches }) => ({ members, cost: weight, cars: matches })),
    chosen: chosen.map(({ id }) => id),
    cost: chosen.reduce((sum, { weight }) => sum + weight, 0),
    tied,
  };
}

export type Stamp = { kind: RunRecord["kind"]; configuration: string; catalog: string };

/** Every file but the bundle's largest, whose rows bring their own, names its configuration and catalog on each row. */
export function stampedCsv(rows: CsvRows, columns: readonly string[], { configuration, catalog }: Stamp): string {
  const stamped = rows.map((row) => ({ ...row, configuration, catalog }));
  return toCsv(stamped, [...new Set([...columns, ...Object.keys(stampColumns)])]);
}

export function analysisFiles(analysis: Analysis, stamp: Stamp): Record<string, string> {
  const trials = analysis.trials.map(({ isCut, values, group, ...row }) => ({
    ...{ ...row, kind: stamp.kind, group: group || "NA-not-reached" },
    ...{ ranking: row.ranking ?? cut(isCut), chosen: row.chosen ?? cut(isCut) },
    ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? cut(isCut)])),
  }));
  const columns = analysisColumns(analysis.measures);
  const rows: Readonly<Record<keyof typeof columns, CsvRows>> = {
    "trials.csv": trials,
    "analysis/estimates.csv": estimateRows(analysis),
    "analysis/comparisons.csv": comparisonRows(analysis.comparisons),
    "analysis/effects.csv": comparisonRows(analysis.effects),
    "analysis/whole-run.csv": wholeRunRows(analysis),
  };
  const files: Record<string, string> = { "analysis/table.tex": latexTable(analysis) };
  for (const [name, own] of Object.entries(rows))
    files[name] = stampedCsv(own, Object.keys(columns[name as keyof typeof columns]), stamp);
  for (const measure of analysis.measures.keys()) files[`analysis/${measure}.svg`] = plotIntervals(analysis, measure);
  return files;
}

const cut = (isCut: boolean) => (isCut ? "NA-not-reached" : null);

const { decided, ...estimate } = describedColumns(dataset.estimate, "number", { text: ["measure"] });
const by = describedColumns(dataset.by, "text");
const comparison = describedColumns(dataset.comparison, "number", { text: ["measure", "effect", "a", "b", "how"] });

/** Of the files of an analysis, by name. */
export function analysisColumns(measures: ReadonlyMap<string, string>) {
  const { group, ...ofRun } = runColumns;
  return {
    "trials.csv": {
      ...{ ...ofRun, group },
      ...describedColumns(dataset.trials, "text", { number: ["trial"] }),
      coverage: numberColumn("Share of the card's wishes that were noted with a value of the card"),
      ...describedColumns(dataset.chosen, "text"),
      ...Object.fromEntries([...measures].map(([name, label]): [string, Column] => [name, numberColumn(label)])),
    },
    "analysis/estimates.csv": { condition: by.condition, ...estimate, decided },
    "analysis/comparisons.csv": comparison,
    "analysis/effects.csv": comparison,
    "analysis/whole-run.csv": { group: by.group, ...estimate },
  } satisfies Record<string, Record<string, Column>>;
}
