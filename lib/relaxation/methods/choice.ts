import type { TraceStep } from "../answer";
import { compareMasks, idsOf, matchesWithout, type Problem } from "../problem";

/** A method's decision on a problem. Ids are ordered by slot name. */
export type Choice = Decision & {
  /** The search did not follow every outcome of the ties. */
  truncated?: boolean;
};

type Decision =
  | { kind: "satisfied"; trace: TraceStep[] }
  /** `dropped` is the set as the method dropped it, minimal or not. */
  | { kind: "relaxed"; dropped: string[]; trace: TraceStep[] }
  /** Several outcomes remain. `pick` is the deterministic one batch commands mark; `null` recommends nothing. */
  | { kind: "undecided"; tied: string[][]; pick: string[] | null; trace: TraceStep[] }
  | { kind: "exhausted"; trace: TraceStep[] };

/** Numbers from 0 (included) to 1 (excluded). */
export type RandomSource = () => number;

export type Choose = (problem: Problem, random?: RandomSource) => Choice;

export function isSatisfied(problem: Problem): boolean {
  return matchesWithout(problem, 0) > 0;
}

/** Turns a rule's outcomes (sets dropped) into a choice: one decides, several tie. A set that leaves no item failed. */
export function settle(problem: Problem, outcomes: readonly number[], trace: TraceStep[]): Choice {
  const distinct = [...new Set(outcomes)].sort((a, b) => compareMasks(problem, a, b));
  const [first] = distinct;
  if (first === undefined || distinct.every((mask) => matchesWithout(problem, mask) === 0)) {
    return { kind: "exhausted", trace };
  }
  if (distinct.length === 1) return { kind: "relaxed", dropped: idsOf(problem, first), trace };
  const pick = distinct.reduce((best, mask) =>
    matchesWithout(problem, mask) > matchesWithout(problem, best) ? mask : best,
  );
  return { kind: "undecided", tied: distinct.map((mask) => idsOf(problem, mask)), pick: idsOf(problem, pick), trace };
}

export function traceStep(problem: Problem, mask: number, effect: string): TraceStep {
  return { considered: idsOf(problem, mask), matches: matchesWithout(problem, mask), effect };
}
