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

export interface Step {
  /** `screening`, `trial-2`, `trial-2/tlx`, `sus`. */
  key: string;
  kind: "screening" | "instructions" | "comprehension" | "trial" | "instrument" | "debrief";
  /** From 1; 0 is practice. */
  trial?: number;
  instrument?: string;
}

export const practiceTrial = 0;

/** The same for all participants of a version, so that steps don't reveal the arm. */
export function stepsOf(configuration: Configuration): Step[] {
  const { screening, comprehension, trials, instruments } = configuration;
  const steps: Step[] = [];
  if (screening.length > 0) steps.push({ key: "screening", kind: "screening" });
  steps.push({ key: "instructions", kind: "instructions" });
  if (comprehension.items.length > 0) steps.push({ key: "comprehension", kind: "comprehension" });
  if (trials.practice) steps.push({ key: "practice", kind: "trial", trial: practiceTrial });
  for (let trial = 1; trial <= trials.perParticipant; trial++) {
    steps.push({ key: `trial-${trial}`, kind: "trial", trial });
    for (const { id, when } of instruments) {
      if (when === "after-trial")
        steps.push({ key: `trial-${trial}/${id}`, kind: "instrument", trial, instrument: id });
    }
  }
  for (const { id, when } of instruments) {
    if (when === "end") steps.push({ key: id, kind: "instrument", instrument: id });
  }
  steps.push({ key: "debrief", kind: "debrief" });
  return steps;
}

export function stepAt(configuration: Configuration, key: string): Step | null {
  return stepsOf(configuration).find((step) => step.key === key) ?? null;
}

export function stepAfter(configuration: Configuration, key: string): Step | null {
  const steps = stepsOf(configuration);
  const index = steps.findIndex((step) => step.key === key);
  return index === -1 ? null : (steps[index + 1] ?? null);
}

/** Only the current step takes answers. */
export function placeOf(configuration: Configuration, current: string, sent: string) {
  const keys = stepsOf(configuration).map(({ key }) => key);
  const [at, given] = [keys.indexOf(current), keys.indexOf(sent)];
  if (given === -1) return "unknown";
  if (given === at) return "now";
  return given < at ? "past" : "ahead";
}
