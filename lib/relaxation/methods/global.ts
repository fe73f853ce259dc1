import { fullMask } from "../lattice";
import { matchesWithout } from "../problem";
import { type Choose, isSatisfied, settle, traceStep } from "./choice";
import { possiblyLightest } from "./drop-in-turn";
import { describeMethod } from "./method";

/** AWARE-US "Global Weighting" (Kurmaz, arXiv 2601.02643, mech. 4): drops only the lightest, and may fail. */
const choose: Choose = (problem) => {
  if (isSatisfied(problem)) return { kind: "satisfied", trace: [] };
  const full = fullMask(problem.lattice);
  const lightest = full === 0 ? [] : possiblyLightest(problem, full);
  const trace = lightest.map((mask) =>
    traceStep(
      problem,
      mask,
      matchesWithout(problem, mask) > 0 ? "least weight, leaves cars" : "least weight, still empty",
    ),
  );
  return settle(problem, lightest, trace);
};

export const global = describeMethod({
  name: "global",
  title: "Global",
  rule: "only the least of the whole talk",
  weighting: "global",
  role: "shop",
  choose,
  way: "straight",
  lane: { place: 5, line: { width: 2.5, dash: "10 3 2 3", cap: "butt" } },
  minds: "weight",
  order: "weighted",
  settings: {},
});
