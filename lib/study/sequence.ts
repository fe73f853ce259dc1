import { z } from "zod";
import type { Configuration } from "./configuration/configuration";

/** Never sent to a browser. */
export const sequenceSchema = z.array(z.object({ condition: z.string(), scenario: z.string() }));
export type Sequence = z.infer<typeof sequenceSchema>;

/** The practice card has its own place. */
export function scenarioOf(
  { scenarios, trials }: Pick<Configuration, "trials" | "scenarios">,
  wanted: string | undefined,
) {
  const all = trials.practice ? [...scenarios, trials.practice.card] : scenarios;
  return all.find(({ id }) => id === wanted);
}

/** Uses one arm for all trials, starting at the wanted scenario. */
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
