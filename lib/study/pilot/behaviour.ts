import { z } from "zod";

/** Runs store the name, so nobody takes them for people. */
export const behaviours = {
  careful: { words: "card", rankingNoise: 0, checks: "pass", leaves: 0 },
  noisy: { words: "card", rankingNoise: 0.25, checks: "pass", leaves: 0 },
  hasty: { words: "bare", rankingNoise: 0.6, checks: "second", leaves: 0 },
  careless: { words: "bare", rankingNoise: 100, checks: "fail", leaves: 0 },
  leaving: { words: "card", rankingNoise: 0, checks: "pass", leaves: 0.12 },
} as const satisfies Record<string, Behaviour>;

export interface Behaviour {
  words: "card" | "bare";
  /** Standard deviation added to each weight. */
  rankingNoise: number;
  checks: "pass" | "second" | "fail";
  leaves: number;
}

export const behaviourNames = ["careful", "noisy", "hasty", "careless", "leaving"] as const;
export const behaviourNameSchema = z.enum(behaviourNames);
export type BehaviourName = z.infer<typeof behaviourNameSchema>;

/** A judgment to adapt to the study. */
export const defaultMix: Readonly<Record<BehaviourName, number>> = {
  ...{ careful: 0.35, noisy: 0.35, hasty: 0.15, careless: 0.05, leaving: 0.1 },
};

export function drawBehaviour(mix: Readonly<Record<BehaviourName, number>>, random: () => number): BehaviourName {
  const total = behaviourNames.reduce((sum, name) => sum + mix[name], 0);
  let left = random() * total;
  for (const name of behaviourNames) {
    left -= mix[name];
    if (left < 0) return name;
  }
  return "careful";
}
