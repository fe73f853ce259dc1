import { standardNormal } from "@/lib/draw";
import { pairedT, welchT } from "@/lib/statistics/t-tests";

export const simulationCaveat =
  "Simulated participants plan a study and find its faults. They are not evidence about people: simulated ones agree with each other, and with their makers, more than people do.";

export interface PowerPlan {
  design: "between" | "within";
  /** From 0 to 1 when `outcome` is `share`. */
  means: readonly [number, number];
  outcome: "share" | "number";
  /** On the logit scale for shares. */
  betweenSd: number;
  /** Unused for shares. */
  withinSd: number;
  /** Per participant and arm. */
  trials: number;
  alpha: number;
}

export interface PowerEstimate {
  /** Participants per arm, or in all for a within design. */
  n: number;
  power: number;
  error: number;
}

/** Share of simulated studies that find the difference: paired t within participants, Welch's t between. */
export function powerAt(plan: PowerPlan, n: number, studies: number, random: () => number): PowerEstimate {
  let found = 0;
  for (let study = 0; study < studies; study++) if (isFound(plan, n, random)) found++;
  const power = found / studies;
  return { n, power, error: Math.sqrt((power * (1 - power)) / studies) };
}

/** Finds the fewest participants, in steps of 4. `null` past `most`. Doubles, then bisects. */
export function participantsFor(
  plan: PowerPlan,
  wanted: number,
  { studies, most, random }: { studies: number; most: number; random: () => number },
): PowerEstimate | null {
  let low = 4;
  let high = 8;
  let best: PowerEstimate | null = null;
  for (; high < most; high *= 2) {
    best = powerAt(plan, high, studies, random);
    if (best.power >= wanted) break;
    low = high + 4;
  }
  if (high >= most) {
    high = most;
    best = powerAt(plan, most, studies, random);
  }
  if (!best || best.power < wanted) return null;
  high -= 4;
  while (low <= high) {
    const n = Math.max(4, Math.round((low + high) / 8) * 4);
    const estimate = powerAt(plan, n, studies, random);
    if (estimate.power >= wanted) {
      best = estimate;
      high = n - 4;
    } else low = n + 4;
  }
  return best;
}

function isFound(plan: PowerPlan, n: number, random: () => number): boolean {
  const [one, other] = plan.means;
  if (plan.design === "between") {
    const test = welchT(
      Array.from({ length: n }, () => scoreOf(plan, one, standardNormal(random), random)),
      Array.from({ length: n }, () => scoreOf(plan, other, standardNormal(random), random)),
    );
    return test !== null && test.p < plan.alpha;
  }
  const differences = Array.from({ length: n }, () => {
    // A person has the same effect in both arms.
    const person = standardNormal(random);
    return scoreOf(plan, one, person, random) - scoreOf(plan, other, person, random);
  });
  const test = pairedT(differences);
  return test !== null && test.p < plan.alpha;
}

function scoreOf(plan: PowerPlan, armMean: number, person: number, random: () => number): number {
  const { outcome, betweenSd, withinSd, trials } = plan;
  const bounded = Math.min(0.999, Math.max(0.001, armMean));
  const chance = 1 / (1 + Math.exp(-(Math.log(bounded / (1 - bounded)) + person * betweenSd)));
  let sum = 0;
  for (let trial = 0; trial < trials; trial++) {
    if (outcome === "number") sum += armMean + person * betweenSd + standardNormal(random) * withinSd;
    else if (random() < chance) sum++;
  }
  return sum / trials;
}
