import { mean } from "simple-statistics";
import { seededRandom } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration";
import { clusteredInterval, type Interval } from "@/lib/study/statistics/bootstrap";
import { holm } from "@/lib/study/statistics/holm";
import { type ArmContrast, compareArms } from "./compare-arms";
import { excludedBy } from "./exclusions";
import { measuresOf, wholeRunMeasures } from "./measures";
import type { RunRecord } from "./run-record";
import { scoresOf } from "./scores";
import { type TrialRow, trialRow } from "./trial-row";

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
  estimates: Record<string, Estimate | null>;
}

/** A score about all arms that the participants of a group met. */
export interface WholeRunScore {
  group: string;
  measure: string;
  estimate: Estimate | null;
}

/** Two arms on one measure; `adjusted` is Holm's over all pairs of arms on that measure. */
export interface Comparison extends ArmContrast {
  measure: string;
  adjusted: number;
}

export interface Analysis {
  /** Runs that count, and those left out by reason. */
  included: number;
  excluded: Record<string, number>;
  /** Names and labels of what is measured by arm. */
  measures: ReadonlyMap<string, string>;
  rows: TrialRow[];
  arms: ArmSummary[];
  comparisons: Comparison[];
  wholeRun: WholeRunScore[];
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
  const measures = measuresOf(configuration);
  const names = [...measures.keys()];
  return {
    included: counted.length,
    ...{ excluded, measures, rows },
    arms: configuration.conditions.map(({ id }) => summariseArm(id, names, rows, settings)),
    comparisons: names.flatMap((measure) => compareAll(configuration, rows, measure, settings)),
    wholeRun: summariseRuns(configuration, counted, settings),
  };
}

function summariseArm(
  condition: string,
  measures: readonly string[],
  rows: readonly TrialRow[],
  settings: AnalysisSettings,
): ArmSummary {
  const own = rows.filter((row) => row.condition === condition);
  const estimates = measures.map(
    (measure) => [measure, estimateOf(byParticipant(own, measure), `${condition} ${measure}`, settings)] as const,
  );
  return {
    condition,
    trials: own.length,
    participants: new Set(own.map(({ participant }) => participant)).size,
    estimates: Object.fromEntries(estimates),
  };
}

/** Scores of the questionnaires that are about the whole run, by group. */
function summariseRuns(
  configuration: Configuration,
  runs: readonly RunRecord[],
  settings: AnalysisSettings,
): WholeRunScore[] {
  return configuration.design.groups.flatMap(({ id: group }) => {
    const scored = runs
      .filter((run) => run.group === group)
      .map((run) => ({ id: run.id, scores: scoresOf(configuration, run, null) }));
    return [...wholeRunMeasures(configuration).keys()].map((measure) => {
      const values = scored.flatMap(({ id, scores }) => {
        const score = scores.get(measure);
        return typeof score === "number" ? [[id, [score]] as const] : [];
      });
      return { group, measure, estimate: estimateOf(new Map(values), `${group} ${measure}`, settings) };
    });
  });
}

function estimateOf(
  values: ReadonlyMap<string, readonly number[]>,
  name: string,
  { resamples, seed }: AnalysisSettings,
): Estimate | null {
  const clusters = [...values.values()];
  const all = clusters.flat();
  if (all.length === 0) return null;
  const meanOf = (drawn: readonly (readonly number[])[]) => {
    let sum = 0;
    let count = 0;
    for (const cluster of drawn) {
      for (const value of cluster) sum += value;
      count += cluster.length;
    }
    return count > 0 ? sum / count : null;
  };
  const random = seededRandom(seed, `interval ${name}`);
  const interval = clusteredInterval(clusters, meanOf, { resamples, level: 0.95, random });
  return { trials: all.length, participants: clusters.length, mean: mean(all), interval };
}

/** Values of a measure by participant; trials without one are left out. */
export function byParticipant(rows: readonly TrialRow[], measure: string): Map<string, number[]> {
  const values = new Map<string, number[]>();
  for (const row of rows) {
    const value = row.values[measure] ?? null;
    if (value !== null) values.set(row.participant, [...(values.get(row.participant) ?? []), value]);
  }
  return values;
}

function compareAll(
  { conditions }: Configuration,
  rows: readonly TrialRow[],
  measure: string,
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
