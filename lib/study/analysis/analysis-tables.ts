import type { Interval } from "@/lib/statistics/bootstrap";
import type { Analysis, Estimate } from "./analyse";

export function estimateRows({ arms, measures }: Analysis): Record<string, string | number>[] {
  return arms.flatMap(({ condition, estimates }) =>
    [...measures.keys()].flatMap((measure) => {
      const estimate = estimates[measure];
      return estimate ? [{ condition, measure, ...estimateCells(estimate) }] : [];
    }),
  );
}

export function wholeRunRows({ wholeRun }: Analysis): Record<string, string | number>[] {
  return wholeRun.flatMap(({ group, measure, estimate }) =>
    estimate ? [{ group, measure, ...estimateCells(estimate) }] : [],
  );
}

function estimateCells({ mean, interval, trials, participants }: Estimate) {
  return { mean: rounded(mean), ...endsOf(interval), trials, participants };
}

export function comparisonRows({ comparisons }: Analysis): Record<string, string | number>[] {
  return comparisons.map(({ measure, a, b, how, n, difference, estimate, error, freedom, missing, ...contrast }) => ({
    ...{ measure, a, b, how, n, difference: rounded(difference), estimate: rounded(estimate), error: rounded(error) },
    ...{ df: rounded(freedom), ...endsOf(contrast), missing_a: rounded(missing[0]), missing_b: rounded(missing[1]) },
    ...{ p: precise(contrast.p), p_holm: precise(contrast.adjusted) },
  }));
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
  return interval ? { low: rounded(interval.low), high: rounded(interval.high) } : { low: "", high: "" };
}

function rounded(value: number): number {
  return Number(value.toFixed(6));
}

/** Small p values keep digits for later adjustment. */
function precise(p: number): number {
  return Number(p.toPrecision(9));
}
