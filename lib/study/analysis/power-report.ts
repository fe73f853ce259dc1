import type { Configuration } from "@/lib/study/configuration/configuration";
import { factorialEffects, pairsOfArms } from "./arm-contrasts";
import { type PowerPlan, participantsFor, powerAt } from "./power";

type Planned = NonNullable<Configuration["plan"]["power"]>;
export type ExpectedMeans = Pick<Planned, "expected" | "sd" | "scenarioSd" | "attrition" | "wanted">;

/** Holm's first step divides the level by the pairs of arms. No number of people may reach the wanted power. */
export type PowerReport = ReturnType<typeof powerReport>;

const most = 4000;

/** For two arms, or two levels of a factor with the arms of either. */
function planOf(
  { design, trials, scenarios }: Configuration,
  { expected, sd, scenarioSd }: ExpectedMeans,
  [one, other]: readonly [readonly string[], readonly string[]],
): PowerPlan {
  const groups = design.groups.map(({ conditions }) => ({
    trial: trials.perParticipant / conditions.length,
    met: [one, other].map((side) => conditions.filter((id) => side.includes(id)).length) as [number, number],
  }));
  const share = (meets: (met: readonly [number, number]) => boolean) =>
    groups.filter(({ met }) => meets(met)).length / groups.length;
  const both = share(([a, b]) => a > 0 && b > 0);
  const counts = groups.flatMap(({ trial, met }) => met.flatMap((count) => (count > 0 ? [count * trial] : [])));
  return {
    ...{ means: expected, outcome: "share", betweenSd: sd, withinSd: 0, averaged: one.length },
    ...{ scenarioSd: scenarioSd ?? 0, scenarios: scenarios.length, trials: Math.max(1, Math.min(...counts)) },
    pair: both > 0 ? { both } : { a: share(([a]) => a > 0), b: share(([, b]) => b > 0) },
  };
}

/** The pair of arms that fewest people inform stands for all. */
function powerPlanOf(configuration: Configuration, expected: ExpectedMeans): PowerPlan {
  const plans = pairsOfArms(configuration).map(({ a, b }) => planOf(configuration, expected, [[a], [b]]));
  const powerOf = (each: PowerPlan) => powerAt(each, 200, 0.05).power;
  const [least] = plans.sort((one, other) => powerOf(one) - powerOf(other));
  return least ?? planOf(configuration, expected, [configuration.conditions.map(({ id }) => id), []]);
}

/** The same difference as a main effect, or as an interaction: there at one level of the other factor alone. */
function effectPlans(configuration: Configuration, expected: ExpectedMeans): { effect: string; plan: PowerPlan }[] {
  return factorialEffects(configuration).map(({ effect, weights }) => {
    const side = (sign: number) => [...weights].flatMap(([id, weight]) => (weight * sign > 0 ? [id] : []));
    const isInteraction = effect.includes(" x ");
    const half = (ids: string[]) => (isInteraction ? ids.slice(0, ids.length / 2) : ids);
    return { effect, plan: { ...planOf(configuration, expected, [half(side(1)), half(side(-1))]), isInteraction } };
  });
}

export function powerReport(configuration: Configuration, expected: ExpectedMeans) {
  const plan = powerPlanOf(configuration, expected);
  const { alpha } = configuration.plan;
  const arms = configuration.conditions.length;
  const pairs = Math.max(1, (arms * (arms - 1)) / 2);
  const found = participantsFor(plan, expected.wanted, { alpha: alpha / pairs, most });
  const needed = found && {
    ...found,
    recruit: Math.ceil(found.n / (1 - (expected.attrition ?? 0))),
    unadjusted: powerAt(plan, found.n, alpha).power,
  };
  const [one, other] = plan.means;
  const sensitivity = [0.5, 0.75, 1, 1.25].flatMap((factor) =>
    [plan.scenarioSd, plan.scenarioSd + 0.3].map((scenarioSd) => {
      const means: PowerPlan["means"] = [other + (one - other) * factor, other];
      const { power } = powerAt({ ...plan, means, scenarioSd }, found?.n ?? most, alpha / pairs);
      return { effect: Number(((one - other) * factor).toFixed(3)), scenarioSd, power };
    }),
  );
  const plans = effectPlans(configuration, expected);
  const effects = (n: number) =>
    plans.map((each) => ({ effect: each.effect, power: powerAt(each.plan, n, alpha / plans.length).power }));
  return { plan, expected, alpha, pairs, needed, sensitivity, effects };
}

export function powerSentence({ plan, expected, alpha, pairs, needed }: PowerReport): string {
  const [one, other] = plan.means;
  const basis = `agreement of ${one} against ${other}, standard deviations on the logit scale of ${plan.betweenSd} between participants and ${plan.scenarioSd} of an arm between scenarios, ${plan.scenarios} scenarios, two-sided level ${alpha}${pairs > 1 ? ` at Holm's first step of ${pairs} pairs` : ""}`;
  if (!needed)
    return `With ${basis}, ${most} participants do not reach a power of ${expected.wanted}: use more scenarios.`;
  return `${needed.n} participants who complete the study give a power of ${needed.power.toFixed(2)} (wanted: ${expected.wanted}) with ${basis}. Before Holm's adjustment it is ${needed.unadjusted.toFixed(2)}. With ${Math.round((expected.attrition ?? 0) * 100)}% attrition, ${needed.recruit} are recruited.`;
}

/** `null` without a plan, or where no number of people reaches the wanted power. */
export function neededParticipants(configuration: Configuration): number | null {
  const { power } = configuration.plan;
  return power ? (powerReport(configuration, power).needed?.n ?? null) : null;
}

/** Text for the preregistration, `null` without a plan. Older versions lack the field. */
export function plannedPower(configuration: Configuration): string | null {
  const { power } = configuration.plan;
  if (!power) return null;
  const report = powerReport(configuration, power);
  const { target } = configuration.recruitment;
  const { power: first } = powerAt(report.plan, target, report.alpha / report.pairs);
  const effects = report.effects(target).map(({ effect, power: each }) => `${effect} ${each.toFixed(2)}`);
  const ofEffects =
    effects.length > 0
      ? ` As a main effect, or as an interaction that one level of the other factor has alone, the same difference has the power: ${effects.join(", ")} (Holm's first step of ${effects.length}).`
      : "";
  const test =
    report.plan.scenarioSd > 0
      ? "the scenarios' differences change sign"
      : "for these scenarios alone, people's differences change sign";
  return `${powerSentence(report)} At the planned ${target} completed runs the power is ${first.toFixed(2)}. It is that of the analysis: ${test}.${ofEffects}`;
}
