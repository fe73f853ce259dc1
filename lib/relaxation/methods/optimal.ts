import { minimalCorrectionMasks } from "../lattice";
import { compareMasks, type Problem, weighMask, weightTolerance } from "../problem";
import { describeMethod, settle, traceStep, usual } from "./choice";

/** Drops sets that another beats for all weights. A set's best case has its members lowest and all others highest. */
function possiblyLeast(problem: Problem, sets: readonly number[]): number[] {
  const low = (mask: number) => weighMask(problem, mask, "low");
  const high = (mask: number) => weighMask(problem, mask, "high");
  const bound = Math.min(...sets.map(high));
  const hopeful = sets.filter((mask) => low(mask) <= bound + weightTolerance);
  if (problem.weights.every(({ low, high }) => low === high)) return hopeful;
  return hopeful.filter((mask) =>
    hopeful.every((rival) => low(mask & ~rival) <= high(rival & ~mask) + weightTolerance),
  );
}

/** Finds the minimum-weight correction set. With intervals, every set that can be lightest is an outcome. */
export const optimal = describeMethod({
  ...usual,
  name: "optimal",
  title: "Optimal",
  rule: "least total weight, proven",
  weighting: "global",
  choose: (problem) => {
    const sets = minimalCorrectionMasks(problem.lattice);
    const least = possiblyLeast(problem, sets);
    // Hides rounding errors.
    const weightOf = (mask: number) => Number(weighMask(problem, mask).toFixed(9));
    const trace = [...sets]
      .sort((a, b) => weightOf(a) - weightOf(b) || compareMasks(problem, a, b))
      .map((mask) => traceStep(problem, mask, least.includes(mask) ? "least weight" : "weighs more"));
    return settle(problem, least, trace);
  },
  lane: { place: 4, line: { width: 4, cap: "butt" } },
});
