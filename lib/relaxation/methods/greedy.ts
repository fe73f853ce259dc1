import { matchesWithout, type Problem } from "../problem";
import { describeMethod, fewestDrops, settle, traceStep, usual } from "./choice";

export function smallestSets(problem: Problem, drops: readonly number[]): number[] {
  const fewest = Math.min(...drops.map((mask) => matchesWithout(problem, mask)));
  return drops.filter((mask) => matchesWithout(problem, mask) === fewest);
}

/**
 * AWARE-US greedy baseline (Kurmaz, arXiv 2601.02643, mechanism 6): the single drop that leaves the fewest items, but
 * at least one. If none helps, the paper is silent, and pairs follow.
 */
export const greedy = describeMethod({
  ...usual,
  name: "greedy",
  title: "Greedy",
  rule: "smallest set that is not empty",
  weighting: null,
  choose: (problem) => {
    const drops = fewestDrops(problem);
    const smallest = smallestSets(problem, drops);
    const effect = (mask: number) => (smallest.includes(mask) ? "fewest cars left" : "leaves more cars");
    const trace = drops.map((mask) => traceStep(problem, mask, effect(mask)));
    return settle(problem, smallest, trace);
  },
  lane: { place: 6, line: { width: 1.5, dash: "5 3", cap: "butt" } },
  minds: "count",
  order: "closest",
});
