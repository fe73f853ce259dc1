import type { Choose } from "./choice";
import { dropInTurn } from "./drop-in-turn";
import { describeMethod } from "./method";

/** AWARE-US "Local Weighting" (Kurmaz, arXiv 2601.02643, mech. 3). */
const choose: Choose = (problem) => dropInTurn(problem);

export const local = describeMethod({
  name: "local",
  title: "Local",
  rule: "reads each wish where it is said",
  weighting: "local",
  role: "shop",
  choose,
  way: "in-turn",
  lane: { place: 1, line: { width: 2.5, cap: "butt" } },
  minds: "weight",
  order: "weighted",
  settings: {},
});
