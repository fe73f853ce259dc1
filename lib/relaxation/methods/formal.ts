import { describeMethod, usual } from "./choice";

/** Hao et al. (arXiv 2404.11891). It is interactive, so it has no `choose`. */
export const formal = describeMethod({
  ...usual,
  name: "formal",
  title: "Formal",
  rule: "smallest edit that works",
  weighting: null,
  choose: null,
  way: "edits",
  lane: { place: 3, line: { width: 2.75, dash: "0 5", cap: "round" } },
  order: "cheapest",
  settings: { formalRounds: { least: 1, most: 100, says: "Most proposals of the formal method's loop" } },
});
