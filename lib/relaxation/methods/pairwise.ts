import type { Choose } from "./choice";
import { dropInTurn } from "./drop-in-turn";
import { describeMethod } from "./method";

/**
 * AWARE-US "Pairwise" (PRP) as the paper states it (Kurmaz, arXiv 2601.02643, mechanism 5): weights are wins in
 * comparisons of two, ties split; the lowest ranked goes first, then the next with it, until items appear.
 */
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
