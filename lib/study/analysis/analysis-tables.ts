import { mean } from "simple-statistics";
import { seededBits } from "@/lib/random";
import { clusteredInterval, type Interval } from "@/lib/statistics/bootstrap";
import { countEach, groupBy } from "@/lib/statistics/group-by";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { factorialEffects, pairsOfArms } from "./arm-contrasts";
import { type ArmComparison, compareArms, overRegistered } from "./compare-arms";
import { decidedMeasures, measureOf, measuresOf, registeredOutcomes, scoresOf, wholeRunMeasures } from "./measures";
import { excludedBy, type RunRecord } from "./run-record";
import { type TrialRow, trialRow } from "./trial-row";

type TableRow = Record<string, string | number | boolean | null>;

export function estimateRows({ arms, measures }: Analysis): TableRow[] {
  return arms.flatMap(({ condition, estimates }) =>
    [...measures.keys()].flatMap((measure) => {
      const estimate = estimates[measure];
      return estimate
        ? [{ condition, measure, ...estimateCells(estimate), decided: decidedMeasures.has(measure) }]
        : [];
    }),
  );
}

export function wholeRunRows({ wholeRun }: Analysis): TableRow[] {
  return wholeRun.flatMap(({ group, measure, estimate }) =>
    estimate ? [{ group, measure, ...estimateCells(estimate) }] : [],
  );
}

function estimateCells({ mean, interval, trials, participants }: Estimate) {
  return { mean: rounded(mean), ...endsOf(interval), trials, participants };
}

export function comparisonRows(comparisons: readonly ArmComparison[]): TableRow[] {
  return comparisons.map(
    ({ measure, effect, a, b, how, n, difference, estimate, error, freedom, missing, ...rest }) => ({
      ...{ measure, effect, a, b, how, n, difference: rounded(difference), estimate: rounded(estimate) },
      ...{ error: error && rounded(error), df: freedom && rounded(freedom), ...endsOf(rest) },
      ...{ missing_a: rounded(missing[0]), missing_b: rounded(missing[1]), decided: decidedMeasures.has(measure) },
      ...{ p: precise(rest.p), p_holm: precise(rest.adjusted) },
      p_registered: rest.registered && precise(rest.registered),
    }),
  );
}

/** LaTeX table: a row per measure, a column per arm. Needs booktabs. */
export function latexTable({ arms, measures }: Pick<Analysis, "arms" | "measures">): string {
  const shown = [...measures].filter(([measure]) => arms.some(({ estimates }) => estimates[measure]));
  const lines = shown.map(([measure, label]) => {
    const cells = arms.map(({ estimates }) => estimateCell(estimates[measure], "--"));
    return `${escapeLatex(label)} & ${cells.join(" & ")} \\\\`;
  });
  return [
    `\\begin{tabular}{p{6cm}${"r".repeat(arms.length)}}`,
    "\\toprule",
    `& ${arms.map(({ condition, participants }) => `${escapeLatex(condition)} ($n=${participants}$)`).join(" & ")} \\\\`,
    "\\midrule",
    ...lines,
    "\\bottomrule",
    "\\end{tabular}\n",
  ].join("\n");
}

export function estimateCell(estimate: Estimate | null | undefined, none: string): string {
  if (!estimate) return none;
  const { mean, interval } = estimate;
  return interval ? `${mean.toFixed(2)} [${interval.low.toFixed(2)}, ${interval.high.toFixed(2)}]` : mean.toFixed(2);
}

function escapeLatex(text: string): string {
  return text.replace(/[&%$#_{}]/g, "\\$&");
}

function endsOf(interval: Interval | null) {
  return interval ? { low: rounded(interval.low), high: rounded(interval.high) } : { low: null, high: null };
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** Small p values keep digits for later adjustment. */
function precise(p: number): number {
  return Number(p.toPrecision(9));
}

/** The interval is of 95%, `null` with fewer than two participants. */
export type Estimate = NonNullable<ReturnType<typeof estimateOf>>;

export type Analysis = ReturnType<typeof analysisInSteps> extends Generator<unknown, infer Result> ? Result : never;

export type AnalysisSettings = ReturnType<typeof analysisSettings>;

/** Shared, so that all figures agree. */
export function analysisSettings({ seed }: Configuration, kind: RunRecord["kind"]) {
  return { resamples: 2000, seed, kind };
}

/** Yields the share done, so that a server can answer others in between. */
export function* analysisInSteps(configuration: Configuration, runs: readonly RunRecord[], settings: AnalysisSettings) {
  const own = runs.filter((run) => run.kind === settings.kind);
  const reasons = own.map((run) => excludedBy(configuration, run));
  const counted = own.filter((_, at) => reasons[at] === null);
  const excluded = countEach(reasons.flatMap((each) => each ?? []));
  /** Of all runs of the kind. `rows` are of those that count. */
  const trials: TrialRow[] = [];
  for (const [place, run] of runs.entries()) {
    if (run.kind === settings.kind) for (const trial of run.trials) trials.push(trialRow(configuration, run, trial));
    if (place % runsAStep === 0) yield (place / runs.length) * shareOfRows;
  }
  const rows = trials.filter((row) => row.excluded === "");
  const measures = measuresOf(configuration);
  const arms = configuration.conditions.map(({ id }) => armWithoutEstimates(id, rows));
  const compared: ArmComparison[] = [];
  const families = [pairsOfArms(configuration), factorialEffects(configuration)];
  const fixedScenarios = configuration.plan.power?.scenarioSd === 0;
  for (const [place, measure] of [...measures.keys()].entries()) {
    const values = new Map(arms.map(({ condition }) => [condition, byParticipant(rows, condition, measure)]));
    for (const arm of arms) {
      const known = values.get(arm.condition) ?? new Map();
      arm.estimates[measure] = estimateOf(known, `${arm.condition} ${measure}`, settings);
    }
    compared.push(...compareArms(rows, measure, values, { seed: settings.seed, fixedScenarios, families }));
    yield shareOfRows + ((place + 1) / measures.size) * (1 - shareOfRows);
  }
  const wholeRun = configuration.design.groups.flatMap(({ id: group }) => {
    const scored = counted
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
  const registered = registeredOutcomes(configuration).map((outcome) => measureOf(configuration, outcome));
  /** Pairs of arms, and main effects and interactions where the arms cross factors. */
  const isPair = ({ effect }: ArmComparison) => effect === "arms";
  const comparisons = overRegistered(compared.filter(isPair), registered);
  const effects = overRegistered(
    compared.filter((each) => !isPair(each)),
    registered,
  );
  return { included: counted.length, ...{ excluded, measures, rows, trials, arms, comparisons, effects, wholeRun } };
}

const runsAStep = 25;
const shareOfRows = 0.2;

function armWithoutEstimates(condition: string, rows: readonly TrialRow[]) {
  const own = rows.filter((row) => row.condition === condition);
  const participants = new Set(own.map(({ participant }) => participant)).size;
  return { condition, trials: own.length, participants, estimates: {} as Record<string, Estimate | null> };
}

function estimateOf(values: ReadonlyMap<string, readonly number[]>, of: string, { resamples, seed }: AnalysisSettings) {
  const clusters = [...values.values()];
  const all = clusters.flat();
  if (all.length === 0) return null;
  const bits = seededBits(seed, `interval ${of}`);
  const random = () => bits() / 2 ** 32;
  const interval = clusteredInterval(clusters, { resamples, level: 0.95, random });
  return { trials: all.length, participants: clusters.length, mean: mean(all), interval };
}

function byParticipant(rows: readonly TrialRow[], condition: string, measure: string): Map<string, number[]> {
  const known = rows.filter((row) => row.condition === condition && (row.values[measure] ?? null) !== null);
  const groups = groupBy(known, ({ participant }) => participant);
  return new Map([...groups].map(([who, own]) => [who, own.map(({ values }) => values[measure] ?? 0)]));
}
