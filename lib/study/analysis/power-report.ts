import type { Configuration } from "@/lib/study/configuration/configuration";
import { factorialEffects, pairsOfArms } from "./arm-contrasts";
import { type Outcome, registeredOutcomes } from "./measures";
import { type PowerPlan, participantsFor, powerAt } from "./power";

type Planned = NonNullable<Configuration["plan"]["power"]>;
/** Versions stored before lack the last two. */
export type ExpectedMeans = { outcome: Outcome } & Omit<Planned, "withinSd" | "decided"> &
  Partial<Pick<Planned, "withinSd" | "decided">>;

/** What the plan expects of every registered outcome, the primary one first. */
export function expectedMeans({ plan }: Configuration): ExpectedMeans[] {
  const { power, primaryOutcome, secondary = [] } = plan;
  if (!power) return [];
  const { attrition, wanted } = power;
  return [{ outcome: primaryOutcome, ...power }, ...secondary.map((each) => ({ ...each, attrition, wanted }))];
}

/** Holm's first step divides the level by the pairs of arms and the registered outcomes. No number of people may reach the wanted power. */
export type PowerReport = ReturnType<typeof powerReport>;

const most = 4000;

/** For two arms, or two levels of a factor with the arms of either. */
function planOf(
  { design, trials, scenarios }: Configuration,
  { outcome, expected, sd, scenarioSd, withinSd = 0, decided = 1 }: ExpectedMeans,
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
    ...{ means: expected, outcome: outcome === "agreement-top1" ? "share" : "number", averaged: one.length },
    ...{ betweenSd: sd, withinSd, decided },
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
  const outcomes = registeredOutcomes(configuration).length;
  const tests = pairs * outcomes;
  const found = participantsFor(plan, expected.wanted, { alpha: alpha / tests, most });
  const needed = found && {
    ...found,
    recruit: Math.ceil(found.n / (1 - (expected.attrition ?? 0))),
    unadjusted: powerAt(plan, found.n, alpha).power,
  };
  const [one, other] = plan.means;
  const sensitivity = [0.5, 0.75, 1, 1.25].flatMap((factor) =>
    [plan.scenarioSd, plan.scenarioSd > 0 ? plan.scenarioSd * 2 : 0.3].map((scenarioSd) => {
      const means: PowerPlan["means"] = [other + (one - other) * factor, other];
      const { power } = powerAt({ ...plan, means, scenarioSd }, found?.n ?? most, alpha / tests);
      return { effect: Number(((one - other) * factor).toFixed(3)), scenarioSd, power };
    }),
  );
  const plans = effectPlans(configuration, expected);
  const each = plans.length * outcomes;
  const effects = (n: number) =>
    plans.map(({ effect, plan: of }) => ({ effect, power: powerAt(of, n, alpha / each).power }));
  return { plan, expected, alpha, pairs, outcomes, tests, needed, sensitivity, effects };
}

export function powerSentence({ plan, expected, alpha, pairs, outcomes, tests, needed }: PowerReport): string {
  const [one, other] = plan.means;
  const isShare = plan.outcome === "share";
  const spreads = `standard deviations${isShare ? " on the logit scale" : ""} of ${plan.betweenSd} between participants${isShare ? "" : `, ${plan.withinSd} of a trial`} and ${plan.scenarioSd} of an arm between scenarios`;
  const known = plan.decided === 1 ? "" : `a value in ${Math.round((plan.decided ?? 1) * 100)}% of trials, `;
  const step =
    tests > 1 ? ` at Holm's first step of ${pairs} pairs${outcomes > 1 ? ` on ${outcomes} outcomes` : ""}` : "";
  const basis = `${isShare ? "agreement" : expected.outcome} of ${one} against ${other}, ${spreads}, ${known}${plan.scenarios} scenarios, two-sided level ${alpha}${step}`;
  if (!needed)
    return `With ${basis}, ${most} participants do not reach a power of ${expected.wanted}: use more scenarios.`;
  return `${needed.n} participants who complete the study give a power of ${needed.power.toFixed(2)} (wanted: ${expected.wanted}) with ${basis}. Before Holm's adjustment it is ${needed.unadjusted.toFixed(2)}. With ${Math.round((expected.attrition ?? 0) * 100)}% attrition, ${needed.recruit} are recruited.`;
}

/** The one n: what the most demanding registered outcome needs. `null` without a plan, or where no number will do. */
export function neededParticipants(configuration: Configuration): number | null {
  const needed = expectedMeans(configuration).map((each) => powerReport(configuration, each).needed?.n ?? null);
  return needed.length === 0 || needed.includes(null) ? null : Math.max(...needed.map(Number));
}

/** Text for the preregistration, `null` without a plan. */
export function plannedPower(configuration: Configuration): string | null {
  const reports = expectedMeans(configuration).map((each) => powerReport(configuration, each));
  if (reports.length === 0) return null;
  const needed = neededParticipants(configuration);
  const all = reports.length > 1 && needed ? [`All registered outcomes together need ${needed} participants.`] : [];
  return [...reports.map((report) => atTarget(configuration, report)), ...all].join(" ");
}

function atTarget({ recruitment: { target } }: Configuration, report: PowerReport): string {
  const { power } = powerAt(report.plan, target, report.alpha / report.tests);
  const effects = report.effects(target).map(({ effect, power: each }) => `${effect} ${each.toFixed(2)}`);
  const ofEffects =
    effects.length > 0
      ? ` As a main effect, or as an interaction that one level of the other factor has alone, the same difference has the power: ${effects.join(", ")} (Holm's first step of ${effects.length * report.outcomes}).`
      : "";
  const flips =
    report.plan.scenarioSd > 0
      ? "the scenarios' differences change sign"
      : "for these scenarios alone, people's differences change sign";
  const test = report.plan.outcome === "share" ? flips : "a contrast of the mixed model";
  return `${powerSentence(report)} At the planned ${target} completed runs the power is ${power.toFixed(2)}. It is that of the analysis: ${test}.${ofEffects}`;
}
