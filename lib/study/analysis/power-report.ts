import { seededRandom } from "@/lib/random";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { type PowerPlan, participantsFor, powerAt, simulationCaveat } from "./power";

export interface ExpectedMeans {
  /** Agreement with the participant's ranking in each arm, from 0 to 1. */
  means: readonly [number, number];
  /** Spread between participants on the logit scale. */
  sd: number;
}

export type PowerReport = ReturnType<typeof powerReport>;

export function powerPlanOf({ design, trials, plan }: Configuration, { means, sd }: ExpectedMeans): PowerPlan {
  const arms = Math.max(...design.groups.map(({ conditions }) => conditions.length));
  return {
    design: design.kind === "between" ? "between" : "within",
    ...{ means, outcome: "share", betweenSd: sd, withinSd: 0, alpha: plan.alpha },
    trials: Math.max(1, Math.floor(trials.perParticipant / arms)),
  };
}

export function powerReport(
  plan: PowerPlan,
  { wanted, studies, random }: { wanted: number; studies: number; random: () => number },
) {
  const participants = participantsFor(plan, wanted, { studies, most: 2000, random });
  const [one, other] = plan.means;
  const cases = [0.5, 0.75, 1, 1.25].flatMap((factor) =>
    [plan.betweenSd, plan.betweenSd * 2].map((sd) => ({ effect: (one - other) * factor, sd })),
  );
  const sensitivity = cases.map(({ effect, sd }) => {
    const changed: PowerPlan = { ...plan, means: [other + effect, other], betweenSd: sd };
    const estimate = powerAt(changed, participants?.n ?? 200, studies, random);
    return { effect: Number(effect.toFixed(3)), sd, ...estimate };
  });
  return { plan, wanted, studies, participants, sensitivity };
}

export function powerSentence({ plan, wanted, participants }: Omit<PowerReport, "sensitivity">): string {
  const [one, other] = plan.means;
  const basis = `agreement of ${one} against ${other}, a spread of participants of ${plan.betweenSd} on the logit scale, two-sided level ${plan.alpha}`;
  if (!participants) return `By simulation, with ${basis}, 2000 participants do not reach a power of ${wanted}.`;
  const who = plan.design === "between" ? "participants in each arm" : "participants";
  return `By simulation, ${participants.n} ${who} give a power of ${participants.power.toFixed(2)} (wanted: ${wanted}) with ${basis}.`;
}

/** Text for the preregistration: test, assumptions, power, caveat. */
export function powerRationale(
  { recruitment, conditions, design }: Configuration,
  report: Omit<PowerReport, "sensitivity">,
  random: () => number,
): string {
  const { plan, studies } = report;
  const isBetween = plan.design === "between";
  const test = isBetween
    ? "Welch's t test of participants' means"
    : "Student's t test of participants' paired differences";
  const inArms = isBetween ? Math.floor(recruitment.target / design.groups.length) : recruitment.target;
  const { n, power, error } = powerAt(plan, Math.max(2, inArms), studies, random);
  const at = `At the planned ${recruitment.target} completed runs${isBetween ? ` (${n} in each arm)` : ""} the power is ${power.toFixed(2)} (standard error of the simulation ${error.toFixed(3)})`;
  const pairs = (conditions.length * (conditions.length - 1)) / 2;
  const adjusted = pairs > 1 ? `, before Holm's adjustment over ${pairs} pairs of arms` : "";
  return `${powerSentence(report)} ${at}${adjusted}. ${studies} simulated studies a figure; ${test} stands in for the permutation test. ${simulationCaveat}`;
}

/** Keeps the standard error below two points. */
const studies = 1000;

/** `null` without a plan, or where no number of people reaches the wanted power. */
export function neededParticipants(configuration: Configuration): number | null {
  const { power } = configuration.plan;
  if (!power) return null;
  const plan = powerPlanOf(configuration, { means: power.expected, sd: power.sd });
  const random = seededRandom(configuration.seed, "planned power");
  return participantsFor(plan, power.wanted, { studies, most: 2000, random })?.n ?? null;
}

/** Deterministic text for the preregistration, `null` without a plan. */
export function plannedPower(configuration: Configuration): string | null {
  const { power } = configuration.plan;
  // Older versions lack this field.
  if (!power) return null;
  const { expected, sd, wanted } = power;
  const random = seededRandom(configuration.seed, "planned power");
  const plan = powerPlanOf(configuration, { means: expected, sd });
  const participants = participantsFor(plan, wanted, { studies, most: 2000, random });
  return powerRationale(configuration, { plan, wanted, studies, participants }, random);
}
