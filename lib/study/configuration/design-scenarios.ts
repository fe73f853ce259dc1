import type { CatalogCar } from "@/lib/catalog/car";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { describeConstraint, slotTitles } from "@/lib/constraints/describe-constraint";
import { type Level, levelOf } from "@/lib/constraints/weight";
import { drawState, type PreferenceState } from "@/lib/trade-offs/compare/preference-states";
import type { Condition } from "./condition";
import type { Scenario } from "./scenario";
import { judgeScenario, type ScenarioVerdicts } from "./scenario-disagreement";

export interface DesignedScenario {
  scenario: Scenario;
  verdicts: ScenarioVerdicts;
  outcomes: number;
}

export interface DesignSettings {
  count: number;
  draws: number;
  random: () => number;
}

/** Finds scenarios where arms give up different wishes, most distinct first. The text is a draft. */
export async function designScenarios(
  reader: CatalogReader,
  cars: readonly CatalogCar[],
  conditions: readonly Condition[],
  { count, draws, random }: DesignSettings,
): Promise<DesignedScenario[]> {
  const found: DesignedScenario[] = [];
  for (let draw = 0; draw < draws && found.length < count * 3; draw++) {
    const state = drawState(cars, `designed-${draw + 1}`, { wishes: [4, 5] }, random);
    if (!state) break;
    const scenario = draftScenario(state);
    const verdicts = await judgeScenario(reader, conditions, scenario);
    if (!verdicts?.disagree || verdicts.verdicts.some(({ status }) => status === "undecided")) continue;
    const outcomes = new Set(verdicts.verdicts.map(({ given }) => given.join(" "))).size;
    found.push({ scenario, verdicts, outcomes });
  }
  return found.sort((a, b) => b.outcomes - a.outcomes).slice(0, count);
}

function draftScenario({ id, slice, constraints }: PreferenceState): Scenario {
  const fixed = slice.map(describeConstraint).join(", ");
  return {
    ...{ kind: "persona", id, title: `Looking for: ${fixed}` },
    text: [
      `The car has to be: ${fixed}.`,
      ...constraints.map(
        (wish) => `${slotTitles[wish.slot]}: ${describeConstraint(wish)}. ${importance[levelOf(wish.weight)]}`,
      ),
    ],
    frame: slice,
    wishes: constraints.map(({ slot, op, value, weight }) => ({ predicate: { slot, op, value }, weight })),
  };
}

const importance: Readonly<Record<Level, string>> = {
  must: "This is a must.",
  strong: "This is very important.",
  prefer: "This would be preferred.",
  flexible: "There is room here.",
  nice: "This would be nice to have.",
};
