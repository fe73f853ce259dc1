import { describeMethod, dropInTurn, usual } from "./choice";

/** AWARE-US "Pairwise" (Kurmaz, arXiv 2601.02643, mech. 5): weights are comparison wins. */
export const pairwise = describeMethod({
  ...usual,
  name: "pairwise",
  title: "Pairwise",
  rule: "ranked by comparisons, in turn",
  weighting: "pairwise",
  choose: dropInTurn,
  way: "in-turn",
  lane: { place: 7, line: { width: 4.5, dash: "1.25 2.5", cap: "butt" } },
});
