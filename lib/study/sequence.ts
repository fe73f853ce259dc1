import { z } from "zod";
import type { Configuration } from "./configuration/configuration";

/** Never sent to a browser. */
export const sequenceSchema = z.array(z.object({ condition: z.string(), scenario: z.string() }));
export type Sequence = z.infer<typeof sequenceSchema>;

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
