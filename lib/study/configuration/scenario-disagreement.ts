import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { type Constraint, toConstraint } from "@/lib/constraints/constraint";
import { seededRandom } from "@/lib/random";
import { methodNamed } from "@/lib/relaxation/methods/method-lists";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import type { RelaxationMethod } from "@/lib/trade-offs/relaxation";
import type { Condition } from "./condition";
import type { Scenario } from "./scenario";

export type ScenarioVerdicts = NonNullable<Awaited<ReturnType<typeof judgeScenario>>>;

/**
 * Runs a persona's wishes through every arm. All arms use the persona's weights: weightings need participants' words.
 */
export async function judgeScenario(reader: CatalogReader, conditions: readonly Condition[], scenario: Scenario) {
  if (scenario.kind !== "persona") return null;
  const constraints = scenario.wishes.map(({ predicate, weight }) => toConstraint({ ...predicate, weight }));
  const verdicts: Awaited<ReturnType<typeof verdictOf>>[] = [];
  for (const condition of conditions) {
    verdicts.push(await verdictOf(reader, { condition, scenario, constraints }));
  }
  const advising = verdicts.filter((_, index) => methodNamed(conditions[index]?.method ?? "none").role !== "control");
  const compared = advising.length > 1 ? advising : verdicts;
  const distinct = new Set(compared.map(({ given }) => given.join(" ")));
  // Controls never recommend, so they count only beside fewer than two other arms.
  return { scenario: scenario.id, verdicts, disagree: distinct.size > 1 };
}

async function verdictOf(
  reader: CatalogReader,
  {
    condition,
    scenario,
    constraints,
  }: { condition: Condition; scenario: Scenario; constraints: readonly Constraint[] },
) {
  const method: RelaxationMethod = condition.method;
  const result = await relaxSlice({
    ...{ slice: openSlice(reader, scenario.frame), constraints, method },
    settings: { mustMeans: condition.mustMeans, cutShare: 0.05, maxRounds: condition.formalRounds },
    random: seededRandom(1, scenario.id),
  });
  const given = result.relaxed.map(({ constraint }) => constraint.id).sort();
  return { condition: condition.id, status: result.status, given };
}

/** Below this share of scenarios, the study compares near-equal arms. */
export const leastDisagreement = 0.3;

export async function disagreementOf(
  reader: CatalogReader,
  conditions: readonly Condition[],
  scenarios: readonly Scenario[],
) {
  const judged: ScenarioVerdicts[] = [];
  for (const scenario of scenarios) {
    const verdicts = await judgeScenario(reader, conditions, scenario);
    if (verdicts) judged.push(verdicts);
  }
  const shareOf = (holds: (each: ScenarioVerdicts) => boolean) =>
    judged.length > 0 ? judged.filter(holds).length / judged.length : 0;
  const givenBy = ({ verdicts }: ScenarioVerdicts, place: number) => verdicts[place]?.given.join(" ");
  return {
    scenarios: judged,
    share: shareOf(({ disagree }) => disagree),
    matrix: conditions.map((_, a) =>
      conditions.map((_, b) => shareOf((each) => givenBy(each, a) !== givenBy(each, b))),
    ),
    /** Some car meets every wish, so nothing is given up. */
    satisfiable: judged
      .filter(({ verdicts }) => verdicts.every(({ status }) => status === "satisfied"))
      .map(({ scenario }) => scenario),
  };
}
