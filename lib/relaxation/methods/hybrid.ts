import { fullMask } from "../lattice";
import { compareMasks, matchesWithout } from "../problem";
import { type Choose, isSatisfied, settle, traceStep } from "./choice";
import { possiblyLightest } from "./drop-in-turn";
import { fewestDrops } from "./fewest-drops";
import { smallestSets } from "./greedy";
import { describeMethod } from "./method";

/** AWARE-US hybrid (Kurmaz, arXiv 2601.02643, mech. 8): drops the lightest, else falls back to greedy. */
const choose: Choose = (problem) => {
  if (isSatisfied(problem)) return { kind: "satisfied", trace: [] };
  const full = fullMask(problem.lattice);
  const lightest = full === 0 ? [] : possiblyLightest(problem, full);
  const works = (mask: number) => matchesWithout(problem, mask) > 0;
  const trace = lightest.map((mask) =>
    traceStep(problem, mask, works(mask) ? "least weight, leaves cars" : "least weight, still empty"),
  );
  const outcomes = lightest.filter(works);
  if (!lightest.every(works)) {
    const greedy = smallestSets(
      problem,
      fewestDrops(problem).sort((a, b) => compareMasks(problem, a, b)),
    );
    trace.push(...greedy.map((mask) => traceStep(problem, mask, "fewest cars left")));
    outcomes.push(...greedy);
  }
  return settle(problem, outcomes, trace);
};

export const hybrid = describeMethod({
  name: "hybrid",
  title: "Hybrid",
  rule: "local first, greedy if that fails",
  weighting: "local",
  role: "shop",
  choose,
  way: "retreat",
  lane: { place: 2, line: { width: 2.5, dash: "8 3", cap: "butt" } },
  minds: "weight",
  order: "weighted",
  settings: {},
});
