/** A step of the policy: recommend now, or put the question of that key. */
export const recommend = "recommend";

export interface WeighedAction {
  key: string;
  features: readonly number[];
}

/** One point of a run with a simulated shopper. Answers are already known, so any question can be tried. */
export interface AskPoint {
  /** Recommending is always possible. */
  actions: readonly WeighedAction[];
  /** Share of the hidden wishes that what is recommended now would meet, of those that anything meets, from 0 to 1. */
  met: number;
  after(question: string): AskPoint;
  /** The question alone, without its answer, as the paper prints it. */
  unanswered(question: string): AskPoint;
  questions: number;
  /** The conversation, for a model that reads it. */
  said: readonly { role: "user" | "assistant"; content: string }[];
}

export interface AskCase {
  id: string;
  start: AskPoint;
}

/** What is known of a question before it is put. Seconds are those it takes by now. */
export interface QuestionFacts {
  key: string;
  /** Wishes that its answer may bring, and seconds that they are worth. */
  chance: number;
  value: number;
  cost: number;
  isGeneral: boolean;
  isPair: boolean;
}

export const actionFeatures = [
  "recommend",
  "recommend: questions so far",
  "ask",
  "ask: expected wishes",
  "ask: their worth",
  "ask: seconds",
  "ask: questions so far",
  "ask in general",
  "ask in general: questions so far",
  "ask two things",
] as const;

/** Puts each feature near 1. */
const usual = { seconds: 60, questions: 8 };

/** All that can be done now. `asked` counts questions so far. */
export function actionsFor(questions: readonly QuestionFacts[], asked: number): WeighedAction[] {
  const so = asked / usual.questions;
  const ask = ({ key, chance, value, cost, isGeneral, isPair }: QuestionFacts) => {
    const [general, pair] = [isGeneral ? 1 : 0, isPair ? 1 : 0];
    const [worth, seconds] = [value / usual.seconds, cost / usual.seconds];
    return { key, features: [0, 0, 1, chance, worth, seconds, so, general, general * so, pair] };
  };
  return [{ key: recommend, features: [1, so, 0, 0, 0, 0, 0, 0, 0, 0] }, ...questions.map(ask)];
}

export type AskPolicy = Float64Array;

/** Rarely asks, like models that assume. Training starts here. */
export const firstPolicy: AskPolicy = Float64Array.from([3, 0, 0, 0.5, 0.5, 0, 0, 1, 0, 0]);

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

export function chanceOf(policy: AskPolicy, { actions }: Pick<AskPoint, "actions">, key: string): number {
  return chancesOf(policy, actions)[actions.findIndex((each) => each.key === key)] ?? 0;
}

/** Ties go to the first. */
export function likeliestAction(policy: AskPolicy, actions: readonly WeighedAction[]): string {
  const scored = actions.map(({ key, features }) => ({ key, score: policyScore(policy, features) }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).key;
}

/** `random` is from 0 to 1. */
export function drawAction(policy: AskPolicy, { actions }: Pick<AskPoint, "actions">, random: () => number): string {
  let left = random();
  for (const [index, chance] of chancesOf(policy, actions).entries()) {
    left -= chance;
    if (left < 0) return actions[index]?.key ?? recommend;
  }
  return recommend;
}

export type AskStep = { point: AskPoint; action: string };

/** Ends with a recommendation, or out of questions. `choose` draws or takes the likeliest. */
export function rollOut({ start }: AskCase, choose: (point: AskPoint) => string): AskStep[] {
  const steps: AskStep[] = [];
  let point = start;
  for (;;) {
    const action = choose(point);
    steps.push({ point, action });
    if (action === recommend) return steps;
    point = point.after(action);
  }
}
