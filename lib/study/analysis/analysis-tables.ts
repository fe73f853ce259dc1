import type { Interval } from "@/lib/statistics/bootstrap";
import type { Analysis, Estimate } from "./analyse";
import type { ArmComparison } from "./compare-arms";
import { decidedMeasures } from "./measures";

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
