import type { Configuration } from "@/lib/study/configuration/configuration";
import { type PowerPlan, participantsFor, powerAt } from "./power";

type Planned = NonNullable<Configuration["plan"]["power"]>;
export type ExpectedMeans = Pick<Planned, "expected" | "sd" | "scenarioSd" | "attrition" | "wanted">;

/** Holm's first step divides the level by the pairs of arms. No number of people may reach the wanted power. */
export type PowerReport = ReturnType<typeof powerReport>;

const most = 4000;

/** The pair of arms that fewest people inform stands for all. */
function powerPlanOf({ design, trials, conditions, scenarios }: Configuration, expected: ExpectedMeans): PowerPlan {
  const arms = Math.max(...design.groups.map((group) => group.conditions.length));
  const share = (meets: (ids: readonly string[]) => boolean) =>
    design.groups.filter((group) => meets(group.conditions)).length / design.groups.length;
  const pairs = conditions.flatMap(({ id: a }, index) =>
    conditions.slice(index + 1).map(({ id: b }) => {
      const both = share((ids) => ids.includes(a) && ids.includes(b));
      return both > 0 ? { both } : { a: share((ids) => ids.includes(a)), b: share((ids) => ids.includes(b)) };
    }),
  );
  const plan = {
    ...{ means: expected.expected, outcome: "share" as const, betweenSd: expected.sd, withinSd: 0 },
    ...{ scenarioSd: expected.scenarioSd ?? 0, scenarios: scenarios.length },
    trials: Math.max(1, Math.floor(trials.perParticipant / arms)),
  };
  const plans = pairs.map((pair): PowerPlan => ({ ...plan, pair }));
  const powerOf = (each: PowerPlan) => powerAt(each, 200, 0.05).power;
  return plans.sort((one, other) => powerOf(one) - powerOf(other))[0] ?? { ...plan, pair: { both: 1 } };
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
  return { plan, expected, alpha, pairs, needed, sensitivity };
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
  return `${powerSentence(report)} At the planned ${target} completed runs the power is ${first.toFixed(2)}. It is that of the analysis: a linear mixed model with participants and scenarios as random terms and an arm's own deviation in each scenario.`;
}
