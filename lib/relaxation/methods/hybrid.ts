import { matchesWithout } from "../problem";
import { describeMethod, fewestDrops, settle, traceStep, tryLightest, usual } from "./choice";
import { smallestSets } from "./greedy";

/** AWARE-US hybrid (Kurmaz, arXiv 2601.02643, mech. 8): drops the lightest, else falls back to greedy. */
export const hybrid = describeMethod({
  ...usual,
  name: "hybrid",
  title: "Hybrid",
  rule: "local first, greedy if that fails",
  weighting: "local",
  choose: (problem) => {
    const { lightest, trace } = tryLightest(problem);
    const outcomes = lightest.filter((mask) => matchesWithout(problem, mask) > 0);
    if (outcomes.length < lightest.length) {
      const greedy = smallestSets(problem, fewestDrops(problem));
      trace.push(...greedy.map((mask) => traceStep(problem, mask, "fewest cars left")));
      outcomes.push(...greedy);
    }
    return settle(problem, outcomes, trace);
  },
  way: "retreat",
  lane: { place: 2, line: { width: 2.5, dash: "8 3", cap: "butt" } },
});
