import type { TraceStep } from "../correction-sets";
import { fullMask } from "../lattice";
import { matchesWithout, type Problem, sortedBits, weightTolerance } from "../problem";
import { type Choice, isSatisfied, settle, traceStep } from "./choice";

/** Masks of constraints that can be lightest within the intervals. */
function possiblyLightest(problem: Problem, left: number): number[] {
  const { weights } = problem;
  const bits = sortedBits(problem, left);
  const lowestHigh = Math.min(...bits.map((bit) => weights[bit]?.high ?? 0));
  return bits.filter((bit) => (weights[bit]?.low ?? 0) <= lowestHigh + weightTolerance).map((bit) => 1 << bit);
}

/** The constraints that can be lightest of all, and what dropping each alone brings. */
export function tryLightest(problem: Problem): { lightest: number[]; trace: TraceStep[] } {
  const full = fullMask(problem.lattice);
  const lightest = full === 0 ? [] : possiblyLightest(problem, full);
  const outcome = (mask: number) => (matchesWithout(problem, mask) > 0 ? "leaves cars" : "still empty");
  return { lightest, trace: lightest.map((mask) => traceStep(problem, mask, `least weight, ${outcome(mask)}`)) };
}

/** Covers twelve tied wishes. */
const branchLimit = 4096;
const traceLimit = 100;

/** Drops constraints, lightest first, until items appear. Follows every tie. Different ends make it undecided. */
export function dropInTurn(problem: Problem): Choice {
  if (isSatisfied(problem)) return { kind: "satisfied", trace: [] };
  const full = fullMask(problem.lattice);
  const trace: TraceStep[] = [];
  const outcomes: number[] = [];
  let truncated = false;
  const seen = new Set([0]);
  // Depth first, so a cut-off search still has results.
  const follow = (dropped: number): void => {
    for (const bit of possiblyLightest(problem, full & ~dropped)) {
      const next = dropped | bit;
      if (seen.has(next)) continue;
      if (seen.size > branchLimit) {
        truncated = true;
        continue;
      }
      seen.add(next);
      const works = matchesWithout(problem, next) > 0;
      if (trace.length < traceLimit) trace.push(traceStep(problem, next, works ? "leaves cars" : "still empty"));
      if (works) outcomes.push(next);
      else follow(next);
    }
  };
  follow(0);
  const choice = settle(problem, outcomes, trace);
  return truncated ? { ...choice, truncated } : choice;
}
