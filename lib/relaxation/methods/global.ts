import { describeMethod, settle, tryLightest, usual } from "./choice";

/** AWARE-US "Global Weighting" (Kurmaz, arXiv 2601.02643, mech. 4): drops only the lightest, and may fail. */
export const global = describeMethod({
  ...usual,
  name: "global",
  title: "Global",
  rule: "only the least of the whole talk",
  weighting: "global",
  choose: (problem) => {
    const { lightest, trace } = tryLightest(problem);
    return settle(problem, lightest, trace);
  },
  lane: { place: 5, line: { width: 2.5, dash: "10 3 2 3", cap: "butt" } },
});
