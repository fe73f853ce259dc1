import type { DialogueSettings } from "@/lib/dialogue/state/settings";
import type { Condition } from "./condition";
import type { Scenario } from "./scenario";

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
