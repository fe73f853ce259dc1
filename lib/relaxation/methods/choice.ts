import type { TraceStep } from "@/lib/relaxation/answer";
import { compareMasks, idsOf, matchesWithout, type Problem } from "@/lib/relaxation/problem";

/** What a relaxation method makes of a problem. Ids are ordered by slot name. */
export type Choice = Decision & {
  /** Some of the outcomes that ties allow were not followed. */
  truncated?: boolean;
};

type Decision =
  | { kind: "satisfied"; trace: TraceStep[] }
  /** `dropped` is reported exactly as the method dropped it, minimal or not. */
  | { kind: "relaxed"; dropped: string[]; trace: TraceStep[] }
  /**
   * Weights or counts leave several outcomes. `pick` is the deterministic one that batch commands mark: most items, then
   * slot name; `null` where the method recommends nothing.
   */
  | { kind: "undecided"; tied: string[][]; pick: string[] | null; trace: TraceStep[] }
  | { kind: "exhausted"; trace: TraceStep[] };

/** A source of numbers from 0 (included) to 1 (excluded). */
export type RandomSource = () => number;

export type Choose = (problem: Problem, random?: RandomSource) => Choice;

/** Whether an item satisfies every soft constraint. */
export function isSatisfied(problem: Problem): boolean {
  return matchesWithout(problem, 0) > 0;
}

/**
 * Turns the outcomes a method's rule allows into its choice: one outcome decides, several are a tie. An outcome is the
 * set of constraints dropped; it counts as failed when no item is left without them.
 */
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

/** A step of a trace: what was looked at and how many items it would leave. */
export function traceStep(problem: Problem, mask: number, effect: string): TraceStep {
  return { considered: idsOf(problem, mask), matches: matchesWithout(problem, mask), effect };
}
