import { type AskAction, type AskState, beliefsOf, chancesLightest, meanWeight, spreadOf } from "./ask-case";

export const actionFeatures = [
  "give up: how light",
  "give up: how unsure",
  "give up: chance to be the lightest",
  "ask",
  "ask: how unsure",
  "ask: chance to be the lightest",
  "ask: how open the choice is",
  "ask: questions so far",
  "ask: wishes to choose from",
] as const;

export type AskPolicy = Float64Array;

/** Rarely asks, like models that assume. Training starts here. */
export const firstPolicy: AskPolicy = Float64Array.from([4, 0, 4, -0.5, 0, 0, 0, 0, 0]);

export type WeighedAction = { action: AskAction; features: number[] };

/** Gives up any wish, or asks about an unasked one. */
export function actionsIn(state: AskState): WeighedAction[] {
  const beliefs = beliefsOf(state);
  const chances = chancesLightest(beliefs);
  const open = 1 - Math.max(...chances);
  return beliefs.flatMap((belief, wish) => {
    const [light, unsure, chance] = [1 - meanWeight(belief), spreadOf(belief), chances[wish] ?? 0];
    const act = { action: { kind: "act" as const, wish }, features: [light, unsure, chance, 0, 0, 0, 0, 0, 0] };
    if (state.asked.has(wish) || beliefs.length < 2) return [act];
    const told = [0, 0, 0, 1, unsure, chance, open, state.asked.size / 4, beliefs.length / 4];
    return [act, { action: { kind: "ask" as const, wish }, features: told }];
  });
}

export function policyScore(policy: AskPolicy, features: readonly number[]): number {
  return features.reduce((sum, value, index) => sum + value * (policy[index] ?? 0), 0);
}

export function chancesOf(policy: AskPolicy, actions: readonly WeighedAction[]): number[] {
  const scores = actions.map(({ features }) => policyScore(policy, features));
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const total = odds.reduce((sum, each) => sum + each, 0);
  return odds.map((each) => each / total);
}

export function chanceOf(policy: AskPolicy, state: AskState, wanted: AskAction): number {
  const actions = actionsIn(state);
  const index = actions.findIndex(({ action }) => sameAction(action, wanted));
  return chancesOf(policy, actions)[index] ?? 0;
}

export function sameAction(one: AskAction, other: AskAction): boolean {
  return one.kind === other.kind && one.wish === other.wish;
}

/** Ties go to the first. */
export function likeliestAction(policy: AskPolicy, state: AskState): AskAction {
  const scored = actionsIn(state).map(({ action, features }) => ({ action, score: policyScore(policy, features) }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).action;
}

/** `random` is from 0 to 1. */
export function drawAction(policy: AskPolicy, state: AskState, random: () => number): AskAction {
  const actions = actionsIn(state);
  let left = random();
  for (const [index, chance] of chancesOf(policy, actions).entries()) {
    left -= chance;
    const chosen = actions[index];
    if (chosen && left < 0) return chosen.action;
  }
  return actions.at(-1)?.action ?? { kind: "act", wish: 0 };
}
