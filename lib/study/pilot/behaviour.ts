import { z } from "zod";

/** How a simulated participant behaves. The run stores the name, so that nobody takes it for a person. */
export const behaviours = {
  /** Reads the card out, ranks by the persona's weights, rates by how far it agrees. */
  careful: { words: "card", rankingNoise: 0, checks: "pass", leaves: 0 },
  /** The same, with a ranking that sometimes differs. */
  noisy: { words: "card", rankingNoise: 0.25, checks: "pass", leaves: 0 },
  /** Names the wishes without importance, and ranks half of the places in the order shown. */
  hasty: { words: "bare", rankingNoise: 0.6, checks: "second", leaves: 0 },
  /** Ranks and rates at random and fails every attention item. */
  careless: { words: "bare", rankingNoise: 100, checks: "fail", leaves: 0 },
  /** Careful, but withdraws somewhere on the way. */
  leaving: { words: "card", rankingNoise: 0, checks: "pass", leaves: 0.12 },
} as const satisfies Record<string, Behaviour>;

export interface Behaviour {
  words: "card" | "bare";
  /** Standard deviation added to each wish's weight before it is ranked. */
  rankingNoise: number;
  /** Attention items: answered as they say, at the second chance, or never. */
  checks: "pass" | "second" | "fail";
  leaves: number;
}

export const behaviourNames = ["careful", "noisy", "hasty", "careless", "leaving"] as const;
export const behaviourNameSchema = z.enum(behaviourNames);
export type BehaviourName = z.infer<typeof behaviourNameSchema>;

/** Shares of a crowd: most try, some do not. A judgment to adapt to the study. */
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
