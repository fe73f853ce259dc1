import { z } from "zod";
import type { Configuration } from "./configuration/configuration";

/** What one participant does, in order: one arm and one scenario a trial. Never sent to a browser. */
export const sequenceSchema = z.array(z.object({ condition: z.string(), scenario: z.string() }));
export type Sequence = z.infer<typeof sequenceSchema>;

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
