import { describeMethod, dropInTurn, usual } from "./choice";

/** AWARE-US "Local Weighting" (Kurmaz, arXiv 2601.02643, mech. 3). */
export const local = describeMethod({
  ...usual,
  name: "local",
  title: "Local",
  rule: "reads each wish where it is said",
  weighting: "local",
  choose: dropInTurn,
  way: "in-turn",
  lane: { place: 1, line: { width: 2.5, cap: "butt" } },
});
