import { createHash } from "node:crypto";
import type { AskCase } from "@/lib/learning/asking/ask-case";
import { type AskPolicy, firstPolicy } from "@/lib/learning/asking/ask-policy";
import type { Asker } from "@/lib/learning/asking/ask-rivals";
import { alwaysAsk, asPolicy, neverAsk, teacher, valueOfInformation } from "@/lib/learning/asking/ask-rivals";
import { type AskOutcome, figuresOf } from "@/lib/learning/asking/measure-asking";
import type { ReflectionSettings } from "@/lib/learning/asking/reflect";
import {
  askTraining,
  bestThird,
  gatherReflections,
  imitateSteps,
  preferChoices,
  teacherChoices,
} from "@/lib/learning/asking/train-asking";
import { seededRandom } from "@/lib/random";

export const folds = 4;
/** In right choices, for picking settings on validation personas. */
const questionCost = 0.03;
const worthAsking = [0.02, 0.05, 0.1, 0.2];
const closeEnough = [0.1, 0.3, 0.5];
const informationCosts = [0.02, 0.05, 0.1];

export function foldOf(item: string): number {
  return createHash("sha256").update(item).digest().readUInt32BE(0) % folds;
}

export function play(asker: Asker, cases: readonly AskCase[], seed: number): AskOutcome[] {
  return cases.map((one) => asker(one, seededRandom(seed, `play ${one.item}`)));
}

export function trainAskers(known: readonly AskCase[], seed: number) {
  const random = (name: string) => seededRandom(seed, name);
  const checked = known.filter(({ item }) => foldOf(`check ${item}`) === 0);
  const taught = known.filter(({ item }) => foldOf(`check ${item}`) !== 0);
  const worth = (asker: Asker) => {
    const { right, questions } = figuresOf(play(asker, checked, seed));
    return right[0] - questionCost * questions[0];
  };
  const learn = (cases: readonly AskCase[], settings: ReflectionSettings) => {
    const data = gatherReflections(firstPolicy, cases, settings, askTraining, random("runs"));
    return { data, policy: preferChoices(firstPolicy, data.choices, askTraining) };
  };
  const grid = worthAsking.flatMap((worthIt) =>
    closeEnough.map((close) => ({ worthAsking: worthIt, closeEnough: close })),
  );
  const settings = bestOf(grid, (each) => worth(asPolicy(learn(taught, each).policy)));
  const { data, policy } = learn(known, settings);
  const cost = bestOf(informationCosts, (each) => worth(valueOfInformation(each)));
  const chosen = data.choices.map(({ state, chosen: action }) => ({ state, action }));
  const byTeacher = teacherChoices(firstPolicy, known, askTraining, random("teacher"));
  const gate: AskPolicy = imitateSteps(
    firstPolicy,
    bestThird(firstPolicy, known, askTraining, random("gate")),
    askTraining,
  );
  const askers: [string, Asker][] = [
    ["never ask", neverAsk],
    ["student", asPolicy(firstPolicy)],
    ["STaR-GATE", asPolicy(gate)],
    ["value of information", valueOfInformation(cost)],
    ["reflection", asPolicy(policy)],
    ["no reflection", asPolicy(preferChoices(firstPolicy, byTeacher, askTraining))],
    ["no DPO", asPolicy(imitateSteps(firstPolicy, chosen, askTraining))],
    ["always ask", alwaysAsk],
    ["teacher", teacher],
  ];
  return { askers, branches: data.branches, worthByQuestionAlone: data.worthByQuestionAlone, settings, policy, gate };
}

function bestOf<Setting>(settings: readonly Setting[], rate: (setting: Setting) => number): Setting {
  const rated = settings.map((setting) => ({ setting, rate: rate(setting) }));
  const best = rated.reduce((ahead, each) => (each.rate > ahead.rate + 1e-12 ? each : ahead));
  return best.setting;
}
