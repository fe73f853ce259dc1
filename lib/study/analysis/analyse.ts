import { mean } from "simple-statistics";
import { seededRandom } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration";
import { clusteredInterval, type Interval } from "@/lib/study/statistics/bootstrap";
import { holm } from "@/lib/study/statistics/holm";
import { type ArmContrast, compareArms } from "./compare-arms";
import { excludedBy } from "./exclusions";
import type { RunRecord } from "./run-record";
import { type TrialMeasure, type TrialRow, trialMeasures, trialRow } from "./trial-row";

export interface Estimate {
  /** Trials with a value, and participants they come from. */
  trials: number;
  participants: number;
  mean: number;
  /** 95%, whole participants drawn; `null` with fewer than two. */
  interval: Interval | null;
}

export interface ArmSummary {
  condition: string;
  trials: number;
  participants: number;
  estimates: Record<TrialMeasure, Estimate | null>;
}

/** Two arms on one measure; `adjusted` is Holm's over all pairs of arms on that measure. */
export interface Comparison extends ArmContrast {
  measure: TrialMeasure;
  adjusted: number;
}

export interface Analysis {
  /** Runs that count, and those left out by reason. */
  included: number;
  excluded: Record<string, number>;
  rows: TrialRow[];
  arms: ArmSummary[];
  comparisons: Comparison[];
}

export interface AnalysisSettings {
  /** Bootstrap resamples and random signs. */
  resamples: number;
  /** The same seed gives the same intervals. */
  seed: number;
  /** Only participants count; simulated runs alone may be looked at to try the analysis out. */
  kind: RunRecord["kind"];
}

/** Everything the analysis page shows, from the runs of one version. Arms in the order of the configuration. */
export function analyse(
  configuration: Configuration,
  runs: readonly RunRecord[],
  settings: AnalysisSettings,
): Analysis {
  const excluded: Record<string, number> = {};
  const counted = runs.filter((run) => {
    if (run.kind !== settings.kind) return false;
    const reason = excludedBy(configuration, run);
    if (reason !== null) excluded[reason] = (excluded[reason] ?? 0) + 1;
    return reason === null;
  });
  const rows = counted.flatMap((run) => run.trials.map((trial) => trialRow(configuration, run, trial)));
  return {
    included: counted.length,
    excluded,
    rows,
    arms: configuration.conditions.map(({ id }) => summariseArm(id, rows, settings)),
    comparisons: measureNames.flatMap((measure) => compareAll(configuration, rows, measure, settings)),
  };
}

export const measureNames = Object.keys(trialMeasures) as TrialMeasure[];

function summariseArm(condition: string, rows: readonly TrialRow[], settings: AnalysisSettings): ArmSummary {
  const own = rows.filter((row) => row.condition === condition);
  const estimates = measureNames.map((measure) => [measure, estimateOf(own, measure, settings, condition)] as const);
  return {
    condition,
    trials: own.length,
    participants: new Set(own.map(({ participant }) => participant)).size,
    estimates: Object.fromEntries(estimates) as ArmSummary["estimates"],
  };
}

function estimateOf(
  rows: readonly TrialRow[],
  measure: TrialMeasure,
  { resamples, seed }: AnalysisSettings,
  name: string,
): Estimate | null {
  const clusters = [...byParticipant(rows, measure).values()];
  const values = clusters.flat();
  if (values.length === 0) return null;
  const meanOf = (drawn: readonly number[][]) => {
    let sum = 0;
    let count = 0;
    for (const cluster of drawn) {
      for (const value of cluster) sum += value;
      count += cluster.length;
    }
    return count > 0 ? sum / count : null;
  };
  const random = seededRandom(seed, `interval ${name} ${measure}`);
  const interval = clusteredInterval(clusters, meanOf, { resamples, level: 0.95, random });
  return { trials: values.length, participants: clusters.length, mean: mean(values), interval };
}

/** Values of a measure by participant; trials without one are left out. */
export function byParticipant(rows: readonly TrialRow[], measure: TrialMeasure): Map<string, number[]> {
  const values = new Map<string, number[]>();
  for (const row of rows) {
    const value = row.values[measure];
    if (value !== null) values.set(row.participant, [...(values.get(row.participant) ?? []), value]);
  }
  return values;
}

function compareAll(
  { conditions }: Configuration,
  rows: readonly TrialRow[],
  measure: TrialMeasure,
  settings: AnalysisSettings,
): Comparison[] {
  const contrasts = conditions.flatMap(({ id: a }, index) =>
    conditions.slice(index + 1).flatMap(({ id: b }) => {
      const random = seededRandom(settings.seed, `compare ${a} ${b} ${measure}`);
      const ofArm = (id: string) =>
        byParticipant(
          rows.filter(({ condition }) => condition === id),
          measure,
        );
      const contrast = compareArms({ a, b, one: ofArm(a), other: ofArm(b) }, settings.resamples, random);
      return contrast ? [contrast] : [];
    }),
  );
  const adjusted = holm(contrasts.map(({ p }) => p));
  return contrasts.map((contrast, index) => ({ ...contrast, measure, adjusted: adjusted[index] ?? 1 }));
}
