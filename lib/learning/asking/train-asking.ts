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

export function gatherReflections(
  student: AskPolicy,
  cases: readonly AskCase[],
  settings: ReflectionSettings,
  { runs }: AskTraining,
  random: () => number,
) {
  const data = {
    choices: [] as ReflectedChoice[],
    branches: { same: 0, preferred: 0, question: 0, close: 0, none: 0 } satisfies Record<Branch, number>,
    /** Counts by the paper's rule, without the answer. */
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
  return descended(student, rounds, rate, (policy, slopes) => {
    for (const difference of pairs) {
      const lead = beta * (policyScore(policy, difference) - policyScore(student, difference));
      const slope = -beta / (1 + Math.exp(lead));
      difference.forEach((value, index) => {
        slopes[index] = (slopes[index] ?? 0) + (slope * value) / pairs.length;
      });
    }
  });
}

export type ImitatedStep = { state: AskState; action: AskAction };

export function imitateSteps(student: AskPolicy, steps: readonly ImitatedStep[], { rounds, rate }: AskTraining) {
  const known = steps.map(({ state, action }) => {
    const actions = actionsIn(state);
    return { actions, done: actions.findIndex((each) => sameAction(each.action, action)) };
  });
  return descended(student, rounds, rate, (policy, slopes) => {
    for (const { actions, done } of known) {
      chancesOf(policy, actions).forEach((chance, index) => {
        const push = (chance - (index === done ? 1 : 0)) / known.length;
        actions[index]?.features.forEach((value, feature) => {
          slopes[feature] = (slopes[feature] ?? 0) + push * value;
        });
      });
    }
  });
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

/** Adam (Kingma and Ba 2015), from the student's weights. `addSlopes` fills in each round's slopes. */
function descended(
  student: AskPolicy,
  rounds: number,
  rate: number,
  addSlopes: (policy: AskPolicy, slopes: Float64Array) => void,
): AskPolicy {
  const [keepMean, keepSquare, tiny] = [0.9, 0.999, 1e-8];
  const policy = student.slice();
  const [mean, square] = [new Float64Array(policy.length), new Float64Array(policy.length)];
  for (let step = 1; step <= rounds; step++) {
    const slopes = new Float64Array(policy.length);
    addSlopes(policy, slopes);
    const [meanScale, squareScale] = [1 - keepMean ** step, 1 - keepSquare ** step];
    for (const [index, slope] of slopes.entries()) {
      mean[index] = keepMean * (mean[index] ?? 0) + (1 - keepMean) * slope;
      square[index] = keepSquare * (square[index] ?? 0) + (1 - keepSquare) * slope * slope;
      const change = (mean[index] ?? 0) / meanScale / (Math.sqrt((square[index] ?? 0) / squareScale) + tiny);
      policy[index] = (policy[index] ?? 0) - rate * change;
    }
  }
  return policy;
}
