import { minimalCorrectionMasks } from "../lattice";
import { compareMasks, idsOf } from "../problem";
import { type Choose, describeMethod, fewestDrops, traceStep } from "./choice";

const chooseNone: Choose = () => ({ kind: "exhausted", trace: [] });

/** Throws without a source of randomness. */
const chooseRandom: Choose = (problem, random) => {
  if (!random) throw new TypeError("the random method needs a source of randomness");
  const drops = fewestDrops(problem);
  const drawn = drops[Math.floor(random() * drops.length)];
  if (drawn === undefined) return { kind: "exhausted", trace: [] };
  return { kind: "relaxed", dropped: idsOf(problem, drawn), trace: [traceStep(problem, drawn, "drawn by lot")] };
};

const offPage = { weighting: null, way: "straight", lane: null, minds: null, order: "weighted", settings: {} } as const;

export const none = describeMethod({
  ...offPage,
  name: "none",
  title: "None",
  rule: "says that nothing was found",
  role: "control",
  choose: chooseNone,
});

export const manual = describeMethod({
  ...offPage,
  name: "manual",
  title: "Manual",
  rule: "lists every way, recommends none",
  role: "control",
  choose: (problem) => {
    const sets = minimalCorrectionMasks(problem.lattice).sort((a, b) => compareMasks(problem, a, b));
    if (sets.length === 0) return { kind: "exhausted", trace: [] };
    const trace = sets.map((mask) => traceStep(problem, mask, "listed"));
    return { kind: "undecided", tied: sets.map((mask) => idsOf(problem, mask)), pick: null, trace };
  },
});

export const random = describeMethod({
  ...offPage,
  name: "random",
  title: "Random",
  rule: "any of the smallest drops that work",
  role: "chance",
  choose: chooseRandom,
});
