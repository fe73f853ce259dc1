import { excludedBy, failedChecks, minutesBetween } from "@/lib/study/analysis/exclusions";
import { measuresOf } from "@/lib/study/analysis/measures";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { scoresOf } from "@/lib/study/analysis/scores";
import { trialRow } from "@/lib/study/analysis/trial-row";
import type { Configuration } from "@/lib/study/configuration";
import type { Cell } from "./csv";

/** Rows of `participants.csv`, and what each column holds, in their order. */
export interface WideTable {
  rows: Record<string, Cell>[];
  columns: Record<string, string>;
}

/** One row a run: what is known of it, each trial's measures as `t1_top1`, scores at the end, answers as `step.item`. */
export function wideTable(configuration: Configuration, runs: readonly RunRecord[]): WideTable {
  const columns: Record<string, string> = {
    participant: "Random id of the run",
    kind: "participant, preview or simulated",
    status: "How the run ended, or active",
    excluded: "Why the run is left out: a rule's id or a researcher's words; empty when it counts",
    configuration: "SHA-256 of the configuration",
    group: "Group of the design",
    started_at: "Consent, ISO 8601, UTC",
    ended_at: "End of the run, ISO 8601, UTC",
    minutes: "Minutes from consent to end",
    checks_failed: "Attention items failed at the last chance",
  };
  const measures = measuresOf(configuration);
  const rows = runs.map((run) => {
    const row: Record<string, Cell> = {
      ...{ participant: run.id, kind: run.kind, status: run.status, excluded: excludedBy(configuration, run) },
      ...{ configuration: run.hash, group: run.group, started_at: run.startedAt, ended_at: run.endedAt },
      minutes: run.endedAt ? minutesBetween(run.startedAt, run.endedAt) : null,
      checks_failed: failedChecks(run),
    };
    for (const trial of run.trials) addTrial(row, columns, measures, trialRow(configuration, run, trial));
    for (const [name, score] of scoresOf(configuration, run, null)) {
      columns[`score_${name}`] ??= `Score of ${name}, answered at the end`;
      row[`score_${name}`] = score;
    }
    for (const { step, item, value } of run.answers.toSorted((a, b) => a.attempt - b.attempt)) {
      columns[`${step}.${item}`] ??= `Answer to ${item} at step ${step}; of several attempts the last`;
      row[`${step}.${item}`] = Array.isArray(value) ? value.join(";") : value;
    }
    return row;
  });
  return { rows, columns };
}

function addTrial(
  row: Record<string, Cell>,
  columns: Record<string, string>,
  measures: ReadonlyMap<string, string>,
  { condition, scenario, trial: number, values }: ReturnType<typeof trialRow>,
): void {
  columns[`t${number}_condition`] ??= `Arm of trial ${number}`;
  columns[`t${number}_scenario`] ??= `Scenario of trial ${number}`;
  row[`t${number}_condition`] = condition;
  row[`t${number}_scenario`] = scenario;
  for (const [measure, value] of Object.entries(values)) {
    columns[`t${number}_${measure}`] ??= `Trial ${number}: ${measures.get(measure)}`;
    row[`t${number}_${measure}`] = value;
  }
}
