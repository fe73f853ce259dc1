import { findMethod } from "@/lib/relaxation/methods/method-lists";
import { kendallTau } from "@/lib/statistics/kendall-tau";
import type { Decision } from "./decision";

/** An arm without a recommendation agrees with nobody. `null` without a ranking. */
export function agreementWith(ranking: readonly string[], decision: Decision, end: readonly string[] | null = null) {
  const sets = decision.candidates.filter(({ members }) => members.every((id) => ranking.includes(id)));
  if (ranking.length < 2 || sets.length === 0) return null;
  const chosen = decision.chosen;
  const members = sets.map((set) => set.members);
  const best = preferredSet(ranking, members);
  const cost = (ids: readonly string[]) => rankedImportance(ranking, ids);
  const isTop1 = (given: readonly string[]) => given.length === 1 && given[0] === ranking[0];
  const isBest = (given: readonly string[]) => given.length > 0 && sameIds(given, best);
  const least = Math.min(...members.map(cost));
  return {
    top1: isTop1(chosen),
    /** The ranking would choose the same among the sets that bring a product. */
    best: isBest(chosen),
    /** `null` where the arm ranked no costs. */
    tau: tauWith(ranking, decision),
    /** `null` when nothing gave way. */
    endTop1: end && isTop1(end),
    endBest: end && isBest(end),
    /** 0 for the best set. */
    regret: chosen.length > 0 ? Math.max(0, cost(chosen) - least) : null,
  };
}

/** Finds the set a ranking prefers: compares the most important wish first. A subset beats its superset. */
export function preferredSet(ranking: readonly string[], sets: readonly (readonly string[])[]): readonly string[] {
  const keyOf = (ids: readonly string[]) => ids.map((id) => ranking.indexOf(id)).sort((a, b) => b - a);
  const [first = []] = [...sets].sort((a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    for (let place = 0; place < Math.max(left.length, right.length); place++) {
      const difference = (left[place] ?? -1) - (right[place] ?? -1);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  return first;
}

/** The wish ranked first counts 1, the next 2, and so on. */
export function rankedImportance(ranking: readonly string[], ids: readonly string[]): number {
  const total = (ranking.length * (ranking.length + 1)) / 2;
  return ids.reduce((sum, id) => sum + ranking.indexOf(id) + 1, 0) / total;
}

/** A wish costs what its cheapest set costs, or for greedy, the products left. */
function tauWith(ranking: readonly string[], { method, candidates }: Decision): number | null {
  const minds = findMethod(method)?.minds ?? null;
  if (minds === null) return null;
  const costOf = (id: string) => {
    const own = candidates.filter(({ members }) => members.includes(id));
    const costs = own.map(({ weight, matches }) => (minds === "count" ? matches : weight));
    return costs.length > 0 ? Math.min(...costs) : null;
  };
  const known = ranking.flatMap((id, place) => {
    const cost = costOf(id);
    return cost === null ? [] : [{ place, cost }];
  });
  return kendallTau(
    known.map(({ place }) => place),
    known.map(({ cost }) => Number(cost.toFixed(9))),
  );
}

export function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}
