import type { Choose } from "./choice";
import { dropInTurn } from "./drop-in-turn";
import { describeMethod } from "./method";

/** AWARE-US "Pairwise" (Kurmaz, arXiv 2601.02643, mech. 5): weights are comparison wins. */
const choose: Choose = (problem) => dropInTurn(problem);

export const pairwise = describeMethod({
  name: "pairwise",
  title: "Pairwise",
  rule: "ranked by comparisons, in turn",
  weighting: "pairwise",
  role: "shop",
  choose,
  way: "in-turn",
  lane: { place: 7, line: { width: 4.5, dash: "1.25 2.5", cap: "butt" } },
  minds: "weight",
  order: "weighted",
  settings: {},
});
