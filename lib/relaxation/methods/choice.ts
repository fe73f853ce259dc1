import type { TraceStep } from "../correction-sets";
import { fullMask, minimalCorrectionMasks, sizeOf } from "../lattice";
import { compareMasks, idsOf, matchesWithout, type Problem, sortedBits, weightTolerance } from "../problem";

/** Ids are ordered by slot name. */
export type Choice = Decision & {
  /** Some tie outcomes were not followed. */
  truncated?: boolean;
};

type Decision =
  | { kind: "satisfied"; trace: TraceStep[] }
  /** May not be minimal. */
  | { kind: "relaxed"; dropped: string[]; trace: TraceStep[] }
  /** `pick` is the default. `null` recommends nothing. */
  | { kind: "undecided"; tied: string[][]; pick: string[] | null; trace: TraceStep[] }
  | { kind: "exhausted"; trace: TraceStep[] };

/** In [0, 1). */
export type RandomSource = () => number;

export type Choose = (problem: Problem, random?: RandomSource) => Choice;

export function isSatisfied(problem: Problem): boolean {
  return matchesWithout(problem, 0) > 0;
}

/** Settles possible drops: one decides, several tie. A set that leaves no item fails. */
export function settle(problem: Problem, outcomes: readonly number[], trace: TraceStep[]): Choice {
  const distinct = [...new Set(outcomes)].sort((a, b) => compareMasks(problem, a, b));
  const [first] = distinct;
  if (first === undefined || distinct.every((mask) => matchesWithout(problem, mask) === 0)) {
    return { kind: "exhausted", trace };
  }
  if (distinct.length === 1) return { kind: "relaxed", dropped: idsOf(problem, first), trace };
  const left = (mask: number) => matchesWithout(problem, mask);
  const pick = distinct.reduce((best, mask) => (left(mask) > left(best) ? mask : best));
  return { kind: "undecided", tied: distinct.map((mask) => idsOf(problem, mask)), pick: idsOf(problem, pick), trace };
}

export function traceStep(problem: Problem, mask: number, effect: string): TraceStep {
  return { considered: idsOf(problem, mask), matches: matchesWithout(problem, mask), effect };
}

export function fewestDrops(problem: Problem): number[] {
  const sets = minimalCorrectionMasks(problem.lattice);
  const size = Math.min(...sets.map(sizeOf));
  return sets.filter((mask) => sizeOf(mask) === size).sort((a, b) => compareMasks(problem, a, b));
}

export const weightSources = ["local", "global", "pairwise"] as const;
export type WeightSource = (typeof weightSources)[number];

/** Distinguishes methods without color. */
export type LineStyle = { width: number; dash?: string; cap: "butt" | "round" };

/** A relaxation method. List new ones in `all-methods.ts`. */
export interface Method<Name extends string = string> {
  name: Name;
  /** Shown on the compare page, hidden in studies. */
  title: string;
  rule: string;
  /** `null`: uses no weights. */
  weighting: WeightSource | null;
  /** `chance` is the baseline. A `control` recommends nothing, in studies only. */
  role: "shop" | "chance" | "control";
  /** `null`: proposes edits in turn. */
  choose: Choose | null;
  /** `retreat` goes straight to a set after failed tries. */
  way: "in-turn" | "straight" | "retreat" | "edits";
  /** `null` hides it. */
  lane: { place: number; line: LineStyle } | null;
  /** `null`: ranks nothing. */
  minds: "weight" | "count" | null;
  order: "weighted" | "closest" | "cheapest";
  settings: Readonly<Record<string, MethodSetting>>;
}

export type MethodSetting = { least: number; most: number; says: string };

/** What most methods of the shop share. */
export const usual = { role: "shop", way: "straight", minds: "weight", order: "weighted", settings: {} } as const;

/** Where an item meets every wish, no method chooses. */
export function describeMethod<const M extends Method>(method: M): M {
  const { choose } = method;
  if (!choose) return method;
  const ifUnmet: Choose = (problem, random) =>
    isSatisfied(problem) ? { kind: "satisfied", trace: [] } : choose(problem, random);
  return { ...method, choose: ifUnmet };
}

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
