import jstat from "jstat";
import { seededRandom, standardNormal } from "@/lib/random";
import { flipInterval } from "@/lib/statistics/permutation";
import { dataset } from "@/messages/dataset";

const { jStat } = jstat;

export const simulationCaveat = dataset.simulated;

/** What two arms, or two levels of a factor, are expected to do, for the test that the analysis makes. */
export interface PowerPlan {
  /** From 0 to 1 when `outcome` is `share`, at the middle person and scenario. */
  means: readonly [number, number];
  outcome: "share" | "number";
  /** Of people. On the logit scale for shares, as the two below. */
  betweenSd: number;
  /** Of an arm's deviation within a scenario. */
  scenarioSd: number;
  /** Unused for shares. */
  withinSd: number;
  /** Share of trials with a value. 1 by default. */
  decided?: number;
  /** Per participant and side. */
  trials: number;
  /** Arms averaged on either side, for a factor's level. */
  averaged?: number;
  /** An interaction: one such difference less another, which others have. */
  isInteraction?: boolean;
  scenarios: number;
  /** Shares of all participants: those who meet both arms, or one each where nobody does. */
  pair: { both: number } | { a: number; b: number };
}

/**
 * Power of the two-sided contrast at level `alpha`, from the variance to expect under balance. Shares are tested by
 * flips over scenarios, whose power nears that of Student's t with scenarios less one (Hoeffding 1952) at the level that
 * their signs can attain; numbers by the mixed model with Satterthwaite's freedom, capped there. Without spread of
 * scenarios it is the paired or Welch's t test, which speaks for these scenarios alone.
 */
export function powerAt(plan: PowerPlan, n: number, alpha: number) {
  const { means, slopes, ofPair, ofArm } = momentsOf(plan);
  const fewest = plan.scenarios - 1;
  const cards = plan.scenarioSd > 0 ? (slopes[0] + slopes[1]) / (plan.averaged ?? 1) / plan.scenarios : 0;
  const parts: [variance: number, freedom: number][] = [[cards, fewest]];
  const people = (share: number) => n * share * (plan.decided ?? 1) - 1;
  if ("both" in plan.pair) parts.push([ofPair / (n * plan.pair.both), people(plan.pair.both)]);
  else {
    parts.push([ofArm[0] / (n * plan.pair.a), people(plan.pair.a)]);
    parts.push([ofArm[1] / (n * plan.pair.b), people(plan.pair.b)]);
  }
  const variance = parts.reduce((sum, [each]) => sum + each, 0);
  const spread = parts.reduce((sum, [each, freedom]) => (each > 0 ? sum + each ** 2 / Math.max(1, freedom) : sum), 0);
  const freedom = Math.min(variance ** 2 / spread, cards > 0 ? fewest : Number.POSITIVE_INFINITY);
  const shift = Math.abs(means[0] - means[1]) / Math.sqrt(variance * (plan.isInteraction ? 2 : 1));
  const isFlipped = cards > 0 && plan.outcome === "share";
  const patterns = isFlipped ? Math.floor(alpha * 2 ** fewest) : Number.POSITIVE_INFINITY;
  if (patterns === 0) return { n, power: 0 };
  if (patterns <= fewPatterns) {
    const needed = shiftsNeeded(plan.scenarios, patterns);
    return { n, power: needed.filter((each) => each < shift).length / needed.length };
  }
  const level = isFlipped ? patterns / 2 ** fewest : alpha;
  const reach = jStat.studentt.inv(1 - level / 2, freedom);
  const below = (at: number) => jStat.noncentralt.cdf(at, freedom, shift);
  return { n, power: 1 - below(reach) + below(-reach) };
}

/** With so few patterns of signs as far out as the level allows, flips find less than Student's t. */
const fewPatterns = 16;
const drawnShifts = 800;
const knownShifts = new Map<string, number[]>();

/** Effects in standard errors from which drawn sets of normal differences are significant. */
function shiftsNeeded(scenarios: number, patterns: number): number[] {
  const key = `${scenarios} ${patterns}`;
  const known = knownShifts.get(key);
  if (known) return known;
  const random = seededRandom(scenarios, `shifts ${patterns}`);
  const level = patterns / 2 ** (scenarios - 1);
  const made = Array.from({ length: drawnShifts }, () => {
    const differences = Array.from({ length: scenarios }, () => standardNormal(random));
    return -flipInterval(differences, () => 0, { level }).low * Math.sqrt(scenarios);
  });
  knownShifts.set(key, made);
  return made;
}

/** Finds the fewest participants, in steps of 2. `null` past `most`. */
export function participantsFor(plan: PowerPlan, wanted: number, { alpha, most }: { alpha: number; most: number }) {
  let [low, high] = [2, most / 2];
  if (powerAt(plan, most, alpha).power < wanted) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (powerAt(plan, middle * 2, alpha).power >= wanted) high = middle;
    else low = middle + 1;
  }
  return powerAt(plan, high * 2, alpha);
}

/**
 * Means and variances on the scale of the outcome, integrated over people and scenarios: of an arm's mean between
 * scenarios, of a participant's difference, and of a participant's mean in one arm.
 */
function momentsOf({ means, outcome, betweenSd, scenarioSd, withinSd, trials, decided = 1 }: PowerPlan) {
  if (outcome === "number") {
    const slope = scenarioSd ** 2;
    const of = { trials, decided, shared: betweenSd ** 2, own: withinSd ** 2 };
    return { means, slopes: [slope, slope] as const, ...modelVariances(of) };
  }
  const arms = means.map((mean) => {
    const logit = Math.log(mean / (1 - mean));
    const chance = (u: number, s: number) => 1 / (1 + Math.exp(-(logit + u * betweenSd + s * scenarioSd)));
    const ofScenario = (s: number) => average((u) => chance(u, s));
    const ofPerson = (u: number) => average((s) => chance(u, s));
    const whole = average(ofScenario);
    return {
      ...{ whole, ofPerson, slope: average((s) => ofScenario(s) ** 2) - whole ** 2 },
      noise: average((s) => ofScenario(s) * (1 - ofScenario(s))),
    };
  });
  const [a, b] = arms as [(typeof arms)[number], (typeof arms)[number]];
  const shared = (one: typeof a, other: typeof a) =>
    average((u) => one.ofPerson(u) * other.ofPerson(u)) - one.whole * other.whole;
  const known = trials * decided;
  const ofArm = [a, b].map((arm) => {
    const person = shared(arm, arm);
    return (arm.noise - person) / known + person * (1 + (1 - decided) / known);
  }) as [number, number];
  return {
    ...{ means: [a.whole, b.whole] as const, slopes: [a.slope, b.slope] as const, ofArm },
    ofPair: ofArm[0] + ofArm[1] - 2 * shared(a, b),
  };
}

/**
 * Of the mixed model's contrast, a participant's share of the information: every number of values that a participant may
 * have in either arm, by its chance. Who misses one arm still tells of the other.
 */
function modelVariances(of: { trials: number; decided: number; shared: number; own: number }) {
  const { trials, decided, shared, own } = of;
  const chances = Array.from({ length: trials + 1 }, (_, count) => ({
    ...{ count, chance: jStat.binomial.pdf(count, trials, decided) },
  }));
  let [alone, both, across] = [0, 0, 0];
  for (const { count, chance } of chances) {
    if (count === 0) continue;
    const mine = own / count;
    alone += chance / (shared + mine);
    for (const other of chances) {
      const theirs = other.count > 0 ? own / other.count : null;
      const determinant = theirs === null ? 1 : (shared + mine) * (shared + theirs) - shared ** 2;
      both += chance * other.chance * (theirs === null ? 1 / (shared + mine) : (shared + theirs) / determinant);
      across -= theirs === null ? 0 : (chance * other.chance * shared) / determinant;
    }
  }
  return { ofPair: 2 / (both - across), ofArm: [1 / alone, 1 / alone] as const };
}

const points = Array.from({ length: 33 }, (_, index) => (index - 16) / 4);
const weights = points.map((at) => Math.exp(-(at ** 2) / 2));
const allWeights = weights.reduce((sum, weight) => sum + weight, 0);

/** Over a standard normal, by the trapezoidal rule. */
function average(value: (at: number) => number): number {
  return points.reduce((sum, at, index) => sum + value(at) * (weights[index] as number), 0) / allWeights;
}
