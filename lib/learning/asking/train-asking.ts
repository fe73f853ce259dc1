import type { AskAction, AskCase, AskState } from "./ask-case";
import { type AskPolicy, actionsIn, chancesOf, policyScore, sameAction } from "./ask-policy";
import { keptOrder } from "./measure-asking";
import { type Branch, type ReflectedChoice, type ReflectionSettings, reflect, rollOut, teacherAction } from "./reflect";

export interface AskTraining {
  rounds: number;
  rate: number;
  beta: number;
  runs: number;
}
export const askTraining: AskTraining = { rounds: 300, rate: 0.03, beta: 0.5, runs: 4 };

export interface ReflectionData {
  choices: ReflectedChoice[];
  branches: Record<Branch, number>;
  /** Counts by the paper's rule, without the answer. */
  worthByQuestionAlone: number;
}

export function gatherReflections(
  student: AskPolicy,
  cases: readonly AskCase[],
  settings: ReflectionSettings,
  { runs }: AskTraining,
  random: () => number,
): ReflectionData {
  const data: ReflectionData = {
    choices: [],
    branches: { same: 0, preferred: 0, question: 0, close: 0, none: 0 },
    worthByQuestionAlone: 0,
  };
  for (const one of cases) {
    for (let run = 0; run < runs; run++) {
      for (const { state, action } of rollOut(student, one, random)) {
        const { branch, choice, gain } = reflect(student, state, action, settings);
        data.branches[branch]++;
        if (gain.byQuestion > settings.worthAsking) data.worthByQuestionAlone++;
        if (choice) data.choices.push(choice);
      }
    }
  }
  return data;
}

/** Ablation without reflection. */
export function teacherChoices(
  student: AskPolicy,
  cases: readonly AskCase[],
  { runs }: AskTraining,
  random: () => number,
): ReflectedChoice[] {
  return cases.flatMap((one) =>
    Array.from({ length: runs }).flatMap(() =>
      rollOut(student, one, random).flatMap(({ state, action }) => {
        const chosen = teacherAction(one);
        return sameAction(chosen, action) ? [] : [{ state, chosen, rejected: action }];
      }),
    ),
  );
}

/** DPO (Rafailov et al. 2023) against the frozen student: -log sigmoid(beta x (margin - its margin)). */
export function preferChoices(
  student: AskPolicy,
  choices: readonly ReflectedChoice[],
  { rounds, rate, beta }: AskTraining,
): AskPolicy {
  const pairs = choices.map(({ state, chosen, rejected }) => {
    const [better, worse] = [featuresOf(state, chosen), featuresOf(state, rejected)];
    return better.map((value, index) => value - (worse[index] ?? 0));
  });
  const policy = student.slice();
  const step = createAdam(policy.length, rate);
  for (let round = 0; round < rounds && pairs.length > 0; round++) {
    const slopes = new Float64Array(policy.length);
    for (const difference of pairs) {
      const lead = beta * (policyScore(policy, difference) - policyScore(student, difference));
      const slope = -beta / (1 + Math.exp(lead));
      difference.forEach((value, index) => {
        slopes[index] = (slopes[index] ?? 0) + (slope * value) / pairs.length;
      });
    }
    step(policy, slopes);
  }
  return policy;
}

export type ImitatedStep = { state: AskState; action: AskAction };

export function imitateSteps(student: AskPolicy, steps: readonly ImitatedStep[], { rounds, rate }: AskTraining) {
  const known = steps.map(({ state, action }) => {
    const actions = actionsIn(state);
    return { actions, done: actions.findIndex((each) => sameAction(each.action, action)) };
  });
  const policy = student.slice();
  const step = createAdam(policy.length, rate);
  for (let round = 0; round < rounds && known.length > 0; round++) {
    const slopes = new Float64Array(policy.length);
    for (const { actions, done } of known) {
      chancesOf(policy, actions).forEach((chance, index) => {
        const push = (chance - (index === done ? 1 : 0)) / known.length;
        actions[index]?.features.forEach((value, feature) => {
          slopes[feature] = (slopes[feature] ?? 0) + push * value;
        });
      });
    }
    step(policy, slopes);
  }
  return policy;
}

export function bestThird(student: AskPolicy, cases: readonly AskCase[], { runs }: AskTraining, random: () => number) {
  const rated = cases.flatMap((one) =>
    Array.from({ length: runs }, () => {
      const steps = rollOut(student, one, random);
      return { steps, kept: keptOrder(one, steps.at(-1)?.action.wish ?? 0) };
    }),
  );
  rated.sort((a, b) => b.kept - a.kept);
  return rated.slice(0, Math.ceil(rated.length / 3)).flatMap(({ steps }) => steps);
}

function featuresOf(state: AskState, wanted: AskAction): number[] {
  return actionsIn(state).find(({ action }) => sameAction(action, wanted))?.features ?? [];
}

/** Adam (Kingma and Ba 2015). Updates in place. */
function createAdam(size: number, rate: number): (values: Float64Array, slopes: Float64Array) => void {
  const [keepMean, keepSquare, tiny] = [0.9, 0.999, 1e-8];
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  let step = 0;
  return (values, slopes) => {
    step++;
    const [meanScale, squareScale] = [1 - keepMean ** step, 1 - keepSquare ** step];
    for (let index = 0; index < size; index++) {
      const slope = slopes[index] ?? 0;
      mean[index] = keepMean * (mean[index] ?? 0) + (1 - keepMean) * slope;
      square[index] = keepSquare * (square[index] ?? 0) + (1 - keepSquare) * slope * slope;
      const change = (mean[index] ?? 0) / meanScale / (Math.sqrt((square[index] ?? 0) / squareScale) + tiny);
      values[index] = (values[index] ?? 0) - rate * change;
    }
  };
}
