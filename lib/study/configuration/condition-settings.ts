import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import { type Condition, methodSettings } from "./condition";
import type { Scenario } from "./scenario";

/** How a trial's conversation is run: what the arm says, and what the task fixes. The arm's id is not part of it. */
export function settingsOf(condition: Condition, scenario: Scenario, seed: number): DialogueSettings {
  return {
    method: condition.method,
    weighting: condition.weighting,
    reader: condition.reader,
    asking: condition.asking,
    statistics: condition.statistics,
    questionBudget: condition.questionBudget,
    mustMeans: condition.mustMeans,
    ...Object.fromEntries(methodSettings.map((name) => [name, condition[name]])),
    alternatives: condition.choices,
    reasons: condition.wording === "full",
    ranking: condition.ranking,
    frame: scenario.frame,
    seed,
  };
}
