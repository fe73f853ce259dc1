import type { AskCase, AskPolicy, AskStep } from "./ask-policy";
import { chancesOf, drawAction, likeliestAction, policyScore, recommend, rollOut } from "./ask-policy";
import { type Branch, branches, type ReflectedChoice, type ReflectionSettings, reflect } from "./reflect";

export const askTraining = { rounds: 300, rate: 0.03, beta: 0.5, runs: 2 };

type Cases = readonly AskCase[];

export function gatherReflections(student: AskPolicy, cases: Cases, by: ReflectionSettings, random: () => number) {
  const reflected = runsOf(student, cases, random)
    .flat()
    .map(({ point, action }) => reflect(student, point, action, by));
  const count = (of: Branch) => reflected.filter(({ branch }) => branch === of).length;
  return {
    choices: reflected.flatMap(({ choice }) => choice ?? []),
    branches: Object.fromEntries(branches.map((each) => [each, count(each)])) as Record<Branch, number>,
    /** Steps that the paper's rule, without the answer, would find worth a question. */
    worthByQuestionAlone: reflected.filter(({ gain }) => gain.byQuestion > by.worthAsking).length,
  };
}

function runsOf(student: AskPolicy, cases: Cases, random: () => number): AskStep[][] {
  const draw = (one: AskCase) => rollOut(one, (point) => drawAction(student, point, random));
  return cases.flatMap((one) => Array.from({ length: askTraining.runs }, () => draw(one)));
}

/** Ablation without reflection: the teacher recommends at every step. */
export function teacherChoices(student: AskPolicy, cases: Cases, random: () => number): ReflectedChoice[] {
  return runsOf(student, cases, random)
    .flat()
    .filter(({ action }) => action !== recommend)
    .map(({ point, action }) => ({ point, chosen: recommend, rejected: action }));
}

/** DPO (Rafailov et al. 2023) against the frozen student: -log sigmoid(beta x (margin - its margin)). */
export function preferChoices(student: AskPolicy, choices: readonly ReflectedChoice[]): AskPolicy {
  const { beta } = askTraining;
  const pairs = choices.map(({ point: { actions }, chosen, rejected }) => {
    const [better = [], worse = []] = [chosen, rejected].map(
      (key) => actions.find((each) => each.key === key)?.features,
    );
    return better.map((value, index) => value - (worse[index] ?? 0));
  });
  return descended(student, (policy, slopes) => {
    for (const difference of pairs) {
      const lead = beta * (policyScore(policy, difference) - policyScore(student, difference));
      const slope = -beta / (1 + Math.exp(lead));
      difference.forEach((value, index) => {
        slopes[index] = (slopes[index] ?? 0) + (slope * value) / pairs.length;
      });
    }
  });
}

export function imitateSteps(student: AskPolicy, steps: readonly AskStep[]): AskPolicy {
  return descended(student, (policy, slopes) => {
    for (const { point, action } of steps) {
      chancesOf(policy, point.actions).forEach((chance, index) => {
        const done = point.actions[index];
        const push = (chance - (done?.key === action ? 1 : 0)) / steps.length;
        done?.features.forEach((value, feature) => {
          slopes[feature] = (slopes[feature] ?? 0) + push * value;
        });
      });
    }
  });
}

/** The steps of the third of the student's runs that met most (STaR-GATE). */
export function bestThird(student: AskPolicy, cases: Cases, random: () => number): AskStep[] {
  const rated = runsOf(student, cases, random).sort((a, b) => endOf(b).met - endOf(a).met);
  return rated.slice(0, Math.ceil(rated.length / 3)).flat();
}

/** Where the likeliest steps end. */
export function playLikeliest(policy: AskPolicy, cases: Cases) {
  const ends = cases.map((one) => endOf(rollOut(one, ({ actions }) => likeliestAction(policy, actions))));
  const mean = (of: (end: AskStep["point"]) => number) => ends.reduce((sum, end) => sum + of(end), 0) / ends.length;
  return { met: mean(({ met }) => met), questions: mean(({ questions }) => questions) };
}

function endOf(steps: readonly AskStep[]): AskStep["point"] {
  const last = steps.at(-1);
  if (!last) throw new RangeError("a run has no step");
  return last.point;
}

/** Adam (Kingma and Ba 2015), from the student's weights. `addSlopes` fills in each round's slopes. */
function descended(student: AskPolicy, addSlopes: (policy: AskPolicy, slopes: Float64Array) => void): AskPolicy {
  const { rounds, rate } = askTraining;
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
