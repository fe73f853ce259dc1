import { fullMask } from "@/lib/catalog/lattice";
import { type Choice, isSatisfied, settle, traceStep } from "./choice";
import { bitsOf } from "./mask";
import { compareMasks, matchesWithout, type Problem, weightTolerance } from "./problem";
import type { TraceStep } from "./relaxation";

/** Masks of the single constraints that are the lightest of `left` for some weights inside the intervals, by slot name. */
export function possiblyLightest(problem: Problem, left: number): number[] {
  const { weights } = problem;
  const bits = bitsOf(left);
  const lowestHigh = Math.min(...bits.map((bit) => weights[bit]?.high ?? 0));
  return bits
    .filter((bit) => (weights[bit]?.low ?? 0) <= lowestHigh + weightTolerance)
    .map((bit) => 1 << bit)
    .sort((a, b) => compareMasks(problem, a, b));
}

/** Dropped sets followed at most when weights tie; beyond, the outcomes found so far are the tie. */
const branchLimit = 4096;

/**
 * Drops constraints in rising weight, one after the other and each time keeping the earlier drops, until cars appear.
 * Where weights tie every order is followed; only different ends make the choice undecided.
 */
export function dropInTurn(problem: Problem): Choice {
  if (isSatisfied(problem)) return { kind: "satisfied", trace: [] };
  const full = fullMask(problem.lattice);
  const trace: TraceStep[] = [];
  const outcomes: number[] = [];
  const seen = new Set([0]);
  const open = [0];
  while (seen.size <= branchLimit) {
    const dropped = open.shift();
    if (dropped === undefined) break;
    for (const bit of possiblyLightest(problem, full & ~dropped)) {
      const next = dropped | bit;
      if (seen.has(next)) continue;
      seen.add(next);
      const works = matchesWithout(problem, next) > 0;
      trace.push(traceStep(problem, next, works ? "leaves cars" : "still empty, next lightest"));
      if (works) outcomes.push(next);
      else if (next !== full) open.push(next);
    }
  }
  return settle(problem, outcomes, trace);
}
