import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { Condition } from "./condition";
import type { Scenario } from "./scenario";

/** How a trial's conversation is run: what the arm says, and what the task fixes. The arm's id is not part of it. */
export function settingsOf(condition: Condition, scenario: Scenario, seed: number): DialogueSettings {
  const { id: _id, choices, wording, ...settings } = condition;
  return {
    ...settings,
    alternatives: choices,
    reasons: wording === "full",
    frame: scenario.frame,
    seed,
  };
}
