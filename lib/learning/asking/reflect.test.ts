import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AskCase, type AskState, type Belief, chancesLightest } from "./ask-case";
import { actionFeatures, actionsIn, chanceOf, chancesOf, firstPolicy } from "./ask-policy";
import { alwaysAsk, asPolicy, neverAsk, teacher, valueOfInformation } from "./ask-rivals";
import { askingOutcome, figuresOf, keptOrder } from "./measure-asking";
import { reflect, rollOut } from "./reflect";
import { askTraining, gatherReflections, imitateSteps, preferChoices, teacherChoices } from "./train-asking";

/** Sure of a level (0 light to 4 heavy), or open. */
const sure = (level: number): Belief => [0, 1, 2, 3, 4].map((each) => (each === level ? 0.96 : 0.01));
const open: Belief = [0.2, 0.2, 0.2, 0.2, 0.2];

const misleading: AskCase = {
  item: "misleading",
  wishes: [
    { before: [0.3, 0.25, 0.2, 0.15, 0.1], after: sure(4), truth: "must" },
    { before: [0.2, 0.2, 0.2, 0.2, 0.2], after: sure(0), truth: "nice" },
  ],
  target: 1,
};
const start: AskState = { one: misleading, asked: new Set() };
let state = 1;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};

describe("beliefs", () => {
  it("share one chance to be the lightest", () => {
    const belief = fc
      .array(fc.double({ min: 0.01, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 })
      .map((parts) => parts.map((part) => part / parts.reduce((sum, each) => sum + each, 0)));
    fc.assert(
      fc.property(fc.array(belief, { minLength: 1, maxLength: 5 }), (beliefs) => {
        expect(chancesLightest(beliefs).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
      }),
      { seed: 12 },
    );
    expect(chancesLightest([sure(0), sure(4)])[0]).toBeGreaterThan(0.95);
    expect(chancesLightest([open, open])).toEqual([0.5, 0.5]);
  });
});

describe("reflect", () => {
  const settings = { worthAsking: 0.05, closeEnough: 0.9 };
  const act = (wish: number) => ({ kind: "act" as const, wish });
  const ask = (wish: number) => ({ kind: "ask" as const, wish });

  it("does nothing where student and teacher agree", () => {
    expect(reflect(firstPolicy, start, act(1), settings)).toMatchObject({ branch: "same", choice: null });
  });

  it("takes the teacher's act where the student finds it likelier than its own", () => {
    const { branch, choice } = reflect(firstPolicy, start, ask(0), settings);
    expect(chanceOf(firstPolicy, start, act(1))).toBeGreaterThan(chanceOf(firstPolicy, start, ask(0)));
    expect(branch).toBe("preferred");
    expect(choice).toMatchObject({ chosen: act(1), rejected: ask(0) });
  });

  it("takes the question whose answer brings the teacher's act near, before the act that is close enough", () => {
    const { branch, choice, gain } = reflect(firstPolicy, start, act(0), settings);
    expect(branch).toBe("question");
    expect(choice?.chosen.kind).toBe("ask");
    expect(gain.byAnswer).toBeGreaterThan(settings.worthAsking);
    expect(gain.byAnswer).toBeGreaterThan(gain.byQuestion);
  });

  it("takes the act that is close enough where no question is worth it, and nothing where it is too far off", () => {
    const worthless = { ...settings, worthAsking: 1 };
    expect(reflect(firstPolicy, start, act(0), worthless)).toMatchObject({
      branch: "close",
      choice: { chosen: act(1) },
    });
    expect(reflect(firstPolicy, start, act(0), { worthAsking: 1, closeEnough: 0 })).toMatchObject({
      branch: "none",
      choice: null,
    });
  });
});

describe("policies", () => {
  it("give every action a chance and never ask twice about a wish", () => {
    const actions = actionsIn({ one: misleading, asked: new Set([0]) });
    expect(actions.map(({ action }) => `${action.kind} ${action.wish}`)).toEqual(["act 0", "act 1", "ask 1"]);
    expect(chancesOf(firstPolicy, actions).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(actions.every(({ features }) => features.length === actionFeatures.length)).toBe(true);
    state = 3;
    const steps = rollOut(firstPolicy, misleading, random);
    expect(steps.at(-1)?.action.kind).toBe("act");
    expect(steps.length).toBeLessThanOrEqual(3);
  });

  it("learn by reflection to ask where only asking tells", () => {
    state = 1;
    const cases = Array.from({ length: 20 }, (_, index) => ({ ...misleading, item: `${index}` }));
    const settings = { worthAsking: 0.05, closeEnough: 0.3 };
    const data = gatherReflections(firstPolicy, cases, settings, askTraining, random);
    expect(data.branches.question).toBeGreaterThan(0);
    const learned = preferChoices(firstPolicy, data.choices, askTraining);
    const asks = (policy: typeof learned) =>
      [0, 1].reduce((sum, wish) => sum + chanceOf(policy, start, { kind: "ask", wish }), 0);
    expect(asks(learned)).toBeGreaterThan(asks(firstPolicy) + 0.2);
    const right = (policy: typeof learned) => figuresOf(cases.map((one) => asPolicy(policy)(one, random))).right[0];
    expect(right(learned)).toBeGreaterThan(right(firstPolicy));
    const imitated = imitateSteps(firstPolicy, [{ state: start, action: { kind: "ask", wish: 0 } }], askTraining);
    expect(chanceOf(imitated, start, { kind: "ask", wish: 0 })).toBeGreaterThan(0.5);
    expect(teacherChoices(firstPolicy, cases, askTraining, random).every(({ chosen }) => chosen.kind === "act")).toBe(
      true,
    );
  });

  it("stand beside rivals that never ask, always ask, weigh what an answer is worth, or know", () => {
    const run = (asker: typeof teacher) => asker(misleading, random);
    expect(run(neverAsk)).toMatchObject({ right: false, questions: 0 });
    expect(run(alwaysAsk)).toMatchObject({ right: true, questions: 2 });
    expect(run(teacher)).toMatchObject({ right: true, questions: 0, kept: 1 });
    expect(run(valueOfInformation(0.01)).right).toBe(true);
    expect(run(valueOfInformation(1)).questions).toBe(0);
  });
});

describe("measures", () => {
  it("count the wishes kept that matter no less, and take runs about one item as one", () => {
    expect(keptOrder(misleading, 1)).toBe(1);
    expect(keptOrder(misleading, 0)).toBe(0);
    const outcome = { item: "a", right: true, kept: 1, questions: 2, course: [1] };
    expect(askingOutcome(misleading, 1, [1, 0]).course).toEqual([0, 1, 1]);
    expect(askingOutcome(misleading, 1, [0]).course).toEqual([0, 1]);
    const figures = figuresOf([outcome, { ...outcome, right: false }, { ...outcome, item: "b", questions: 0 }]);
    expect(figures.n).toBe(2);
    expect(figures.right[0]).toBeCloseTo(0.75, 9);
    expect(figures.questions).toEqual([1, 1]);
  });
});
