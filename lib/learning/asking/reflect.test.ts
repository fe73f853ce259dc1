import { describe, expect, it } from "vitest";
import type { AskCase, AskPoint } from "./ask-policy";
import {
  actionFeatures,
  actionsFor,
  chanceOf,
  chancesOf,
  drawAction,
  firstPolicy,
  likeliestAction,
  recommend,
  rollOut,
} from "./ask-policy";
import { reflect } from "./reflect";
import {
  bestThird,
  gatherReflections,
  imitateSteps,
  playLikeliest,
  preferChoices,
  teacherChoices,
} from "./train-asking";

/** Only the answer to `seats` changes the product. */
function pointOf(met: number, asked: readonly string[] = []): AskPoint {
  const facts = ["seats", "year"].filter((key) => !asked.includes(key));
  const telling = (key: string) => (key === "seats" ? 0.9 : 0.1);
  const questions = facts.map((key) => ({
    ...{ key, chance: telling(key), value: 60 * telling(key), cost: 20, isGeneral: false, isPair: false },
  }));
  return {
    actions: actionsFor(questions, asked.length),
    met,
    questions: asked.length,
    said: [],
    after: (key) => pointOf(key === "seats" ? 1 : met, [...asked, key]),
    unanswered: (key) => pointOf(met, [...asked, key]),
  };
}

const start = pointOf(0.4);
const cases: AskCase[] = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, start }));
let state = 1;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};

describe("reflect", () => {
  const settings = { worthAsking: 0.05, closeEnough: 0.9 };

  it("does nothing where the student's car meets all that can be met", () => {
    expect(reflect(firstPolicy, pointOf(1), recommend, settings)).toMatchObject({ branch: "same", choice: null });
  });

  it("takes the teacher's act where the student finds it likelier than its own", () => {
    const { branch, choice } = reflect(firstPolicy, pointOf(1), "year", settings);
    expect(chanceOf(firstPolicy, pointOf(1), recommend)).toBeGreaterThan(0.5);
    expect(branch).toBe("preferred");
    expect(choice).toMatchObject({ chosen: recommend, rejected: "year" });
  });

  it("takes the question whose answer brings the teacher's act near, before the act that is close enough", () => {
    const { branch, choice, gain } = reflect(firstPolicy, start, recommend, settings);
    expect({ branch, chosen: choice?.chosen }).toEqual({ branch: "question", chosen: "seats" });
    expect(gain.byAnswer).toBeGreaterThan(settings.worthAsking);
    expect(gain.byAnswer).toBeGreaterThan(gain.byQuestion);
  });

  it("takes the act that is close enough where no question is worth it, and nothing where it is too far off", () => {
    const shy = imitateSteps(firstPolicy, [{ point: start, action: "year" }]);
    expect(reflect(shy, start, "year", { worthAsking: 1, closeEnough: 1 })).toMatchObject({
      branch: "close",
      choice: { chosen: recommend, rejected: "year" },
    });
    expect(reflect(shy, start, "year", { worthAsking: 1, closeEnough: 0 })).toMatchObject({
      branch: "none",
      choice: null,
    });
    // Another product is no other step.
    expect(reflect(firstPolicy, start, recommend, { worthAsking: 1, closeEnough: 1 }).choice).toBeNull();
  });
});

describe("policies", () => {
  it("give every action a chance, and end with a recommendation", () => {
    expect(start.actions.map(({ key }) => key)).toEqual([recommend, "seats", "year"]);
    expect(chancesOf(firstPolicy, start.actions).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(start.actions.every(({ features }) => features.length === actionFeatures.length)).toBe(true);
    const steps = rollOut({ id: "one", start }, (point) => drawAction(firstPolicy, point, random));
    expect(steps.at(-1)?.action).toBe(recommend);
    expect(steps.length).toBeLessThanOrEqual(3);
  });

  it("learn by reflection to ask what tells, and no more", () => {
    const { choices, branches } = gatherReflections(
      firstPolicy,
      cases,
      { worthAsking: 0.05, closeEnough: 0.3 },
      random,
    );
    expect(branches.question).toBeGreaterThan(0);
    const learned = preferChoices(firstPolicy, choices);
    expect(likeliestAction(firstPolicy, start.actions)).toBe(recommend);
    expect(likeliestAction(learned, start.actions)).toBe("seats");
    expect(playLikeliest(learned, cases)).toEqual({ met: 1, questions: 1 });
    expect(playLikeliest(firstPolicy, cases).met).toBeCloseTo(0.4, 9);
  });

  it("without reflection learn to recommend, and imitate the third of the runs that met most", () => {
    const byTeacher = teacherChoices(firstPolicy, cases, random);
    expect(byTeacher.length).toBeGreaterThan(0);
    expect(byTeacher.every(({ chosen, rejected }) => chosen === recommend && rejected !== recommend)).toBe(true);
    expect(chanceOf(preferChoices(firstPolicy, byTeacher), start, recommend)).toBeGreaterThan(
      chanceOf(firstPolicy, start, recommend),
    );
    const best = bestThird(firstPolicy, cases, random);
    const runs = best.filter(({ action }) => action === recommend).length;
    const telling = best.filter(({ action }) => action === "seats").length;
    expect(telling / runs).toBeGreaterThan(1.5 * chanceOf(firstPolicy, start, "seats"));
  });
});
