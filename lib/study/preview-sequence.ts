import type { Configuration } from "./configuration/configuration";
import type { Sequence } from "./sequence";

/** Trials of a preview: every one under the arm to be looked at, the scenarios in their order from the wanted one on. */
export function previewSequence(
  { trials, scenarios }: Pick<Configuration, "trials" | "scenarios">,
  condition: string,
  scenario: string,
): Sequence {
  const from = scenarios.findIndex(({ id }) => id === scenario);
  return Array.from({ length: trials.perParticipant }, (_, index) => ({
    condition,
    scenario: scenarios[(from + index) % scenarios.length]?.id ?? scenario,
  }));
}
